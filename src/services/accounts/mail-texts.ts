import { type Device, deviceText } from "../../domain/accounts/device.ts";
import { dateLocales } from "../../domain/locale/date-locales.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import type { Services } from "../services.ts";

/** The site's English is British. */

/** A moment in the person's language and time zone, such as 22 Kasım 2026 09:30 GMT+3. */
export function timeText({ language, timeZone }: Pick<StoredUser, "language" | "timeZone">, moment: Date): string {
  const parts = { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(dateLocales[language], { ...parts, timeZone, timeZoneName: "short" }).format(moment);
}

/** Browser and system, or that they are not known. */
export function deviceName({ translate }: Services, locale: Locale, device: Device): string {
  return deviceText(device) ?? translate(locale, "mail_device_unknown");
}

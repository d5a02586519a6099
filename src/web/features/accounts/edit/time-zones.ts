import { timeZoneOf } from "../../../../domain/accounts/time-zone.ts";
import type { Locale } from "../../../../domain/locale/locale.ts";
import { fold } from "../../../i18n/fold.ts";

/** Cities that the database of time zones, or a browser's older copy of it, calls otherwise than people do today. */
const presentNames: Readonly<Record<string, string>> = {
  Asmera: "Asmara",
  Calcutta: "Kolkata",
  Coral_Harbour: "Atikokan",
  Dacca: "Dhaka",
  DumontDUrville: "Dumont d’Urville",
  Enderbury: "Kanton",
  Faeroe: "Faroe",
  Godthab: "Nuuk",
  Katmandu: "Kathmandu",
  Kiev: "Kyiv",
  Macao: "Macau",
  Ponape: "Pohnpei",
  Rangoon: "Yangon",
  Saigon: "Ho Chi Minh City",
  Thimbu: "Thimphu",
  Truk: "Chuuk",
};

const localNames: Readonly<Record<string, Partial<Record<Locale, string>>>> = {
  Istanbul: { tr: "İstanbul", es: "Estambul" },
  Nicosia: { tr: "Lefkoşa" },
  London: { tr: "Londra", es: "Londres" },
  New_York: { es: "Nueva York" },
  Mexico_City: { tr: "Meksiko", es: "Ciudad de México" },
  Bogota: { es: "Bogotá" },
};

/** As people say it: İstanbul for Europe/Istanbul; “Louisville, Kentucky” for America/Kentucky/Louisville. */
export function timeZoneName(zone: string, locale: Locale): string {
  const [, ...parts] = zone.split("/");
  const places = parts.length === 0 ? [zone] : parts.toReversed();
  return places
    .map((place) => localNames[place]?.[locale] ?? presentNames[place] ?? place.replaceAll("_", " "))
    .join(", ");
}

/** Every time zone that the browser knows, and the user's own, by its name in a language. */
export function timeZonesByName(own: string, locale: Locale): Map<string, string> {
  const names = Intl.supportedValuesOf("timeZone").map((zone) => [timeZoneName(zone, locale), zone] as const);
  const sorted = names.toSorted(([one], [other]) => one.localeCompare(other, locale));
  return new Map([...sorted, [timeZoneName(own, locale), own]]);
}

/** As it is typed: without case, accents, and the underscores of the database. */
function asTyped(name: string): string {
  return fold(name)
    .replace(/[_\s]+/g, " ")
    .trim();
}

/**
 * The time zone that a user has typed, by its name or its name in the database; undefined where there is none.
 *
 * @param zones those of `timeZonesByName`
 */
export function findTimeZone(typed: string, zones: ReadonlyMap<string, string>): string | undefined {
  const wanted = asTyped(typed);
  const found = [...zones].find(([name, zone]) => {
    const city = zone.slice(zone.lastIndexOf("/") + 1);
    return [name, zone, city].some((one) => asTyped(one) === wanted);
  });
  return found?.[1] ?? timeZoneOf(typed.trim());
}

import { type FormEvent, useMemo } from "react";
import { useNavigate } from "react-router";
import type { Locale } from "../../../../domain/locale/locale.ts";
import { countries } from "../../../../domain/premium/countries.ts";
import { SelectField, TextField } from "../../../design/field.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { Form } from "../../page/form/form.tsx";
import { textOf, useForm } from "../../page/form/use-form.ts";
import { late, useLoaded } from "../../page/late.ts";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { infoFields, type OrderDraft, orderDraftStore } from "../order-draft.ts";
import { AcceptTerms, ContractTexts } from "./contract-texts.tsx";
import { usePrice } from "./coupon.tsx";
import type { Offers } from "./offers.ts";
import { OrderSummary } from "./order-summary.tsx";
import { orderOf, requestCheckout } from "./request-checkout.ts";
import styles from "./shop.module.css";
import { StepList, stepPath } from "./steps.tsx";

/** The country that the form proposes, by the language of the page. */
const usualCountry: Readonly<Record<Locale, string>> = { tr: "TR", en: "US", es: "ES" };

/** Every country by its name in the page's language, the proposed one first. */
function countryNames(locale: Locale): readonly (readonly [code: string, name: string])[] {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const sorted = countries
    .map((code) => [code, names.of(code) ?? code] as const)
    .sort(([, first], [, second]) => first.localeCompare(second, locale));
  return [...sorted].sort(
    ([first], [second]) => Number(second === usualCountry[locale]) - Number(first === usualCountry[locale]),
  );
}

/** The draft as it stands in the form. */
function draftOf(data: FormData): Pick<OrderDraft, "info" | "isAccepted"> {
  return {
    info: Object.fromEntries(infoFields.map((name) => [name, textOf(data, name)])),
    isAccepted: data.has("acceptTerms"),
  };
}

/** Until they are loaded the form does without, and the API checks the number. */
const phoneHabits = late(async () => ({ default: await import("./phone-habits.ts") }));

type StepProps = { readonly draft: OrderDraft; readonly offers: Offers };

/** Who buys; kept in the tab as it is typed. */
export function InfoStep({ draft, offers }: StepProps) {
  const locale = useLocale();
  const navigate = useNavigate();
  const { mail } = useUserData();
  const price = usePrice(draft);
  const { info, isAccepted } = draft;
  const country = info.country || usualCountry[locale];
  const names = useMemo(() => countryNames(locale), [locale]);
  const habits = useLoaded(true, phoneHabits);
  const example = habits?.examplePhone(country);

  const form = useForm({
    read: (data) => orderOf({ ...orderDraftStore().get(), ...draftOf(data) }),
    loadCheck: async () => (await import("./payment-check.ts")).check,
    send: async (_values, element) => {
      orderDraftStore().update(draftOf(new FormData(element)));
      const outcome = await requestCheckout(orderDraftStore().get());
      if (outcome === "granted") return await navigate(pathOf("premiumProcessing", locale));
      await navigate(stepPath("card", locale));
      const { checkout } = orderDraftStore().get();
      // A provider without a frame; the way back from its page ends at the card step.
      if (checkout !== undefined && offers.frameOrigin === undefined) window.location.assign(checkout);
    },
  });

  function save({ currentTarget }: FormEvent<HTMLDivElement>) {
    const element = currentTarget.querySelector("form");
    if (element) orderDraftStore().update({ ...draftOf(new FormData(element)), checkout: undefined });
  }

  function writePhone(field: HTMLInputElement) {
    field.value = habits?.writtenPhone(field.value, country) ?? field.value;
  }

  return (
    <div className={styles.step}>
      <StepList current="info" />
      <div className={styles.columns}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears what is typed into the fields within. */}
        <div
          onInput={save}
          onBlur={({ target }) => target instanceof HTMLInputElement && target.name === "phone" && writePhone(target)}
        >
          <h2>{m.shop_step_info()}</h2>
          <p className={styles.fine}>{m.shop_info_text()}</p>
          <Form state={form} action={price.money.amount === 0 ? m.shop_start_free() : m.shop_to_payment()}>
            <div className={styles.pair}>
              <TextField
                label={m.field_given_name()}
                name="name"
                autoComplete="given-name"
                maxLength={100}
                required
                defaultValue={info.name}
                error={form.errorOf("name")}
              />
              <TextField
                label={m.field_surname()}
                name="surname"
                autoComplete="family-name"
                maxLength={100}
                required
                defaultValue={info.surname}
                error={form.errorOf("surname")}
              />
            </div>
            <TextField
              label={m.field_mail()}
              hint={m.field_receipt_mail_hint()}
              name="mail"
              type="email"
              autoComplete="email"
              required
              defaultValue={info.mail ?? mail}
              error={form.errorOf("mail")}
            />
            <SelectField
              label={m.field_country()}
              name="country"
              autoComplete="country"
              required
              defaultValue={country}
              error={form.errorOf("country")}
            >
              {names.map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
            <TextField
              label={m.field_phone()}
              hint={example && m.field_phone_hint({ example })}
              name="phone"
              type="tel"
              autoComplete="tel"
              maxLength={40}
              required
              defaultValue={info.phone}
              error={form.errorOf("phone")}
            />
            <TextField
              label={m.field_address()}
              name="address"
              autoComplete="street-address"
              maxLength={300}
              required
              defaultValue={info.address}
              error={form.errorOf("address")}
            />
            <TextField
              label={m.field_city()}
              name="city"
              autoComplete="address-level2"
              maxLength={100}
              required
              defaultValue={info.city}
              error={form.errorOf("city")}
            />
            <ContractTexts
              draft={draft}
              money={price.money}
              country={names.find(([code]) => code === country)?.[1] ?? country}
            />
            <AcceptTerms isAccepted={isAccepted} error={form.errorOf("acceptTerms")} />
          </Form>
        </div>
        <OrderSummary draft={draft} offers={offers} price={price} />
      </div>
    </div>
  );
}

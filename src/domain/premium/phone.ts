import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";

function supported(country: string): CountryCode | undefined {
  return isSupportedCountry(country) ? country : undefined;
}

/**
 * A telephone number as it was typed, with or without the country's prefix, in the form E.164.
 *
 * @param country ISO 3166-1 alpha-2, for numbers without a prefix
 * @returns undefined where no such number can exist
 */
export function phoneOf(typed: string, country: string): string | undefined {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: supported(country), extract: false });
  return number?.isValid() ? number.number : undefined;
}

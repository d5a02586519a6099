import {
  type CountryCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import examples from "libphonenumber-js/mobile/examples";

/*
 * How telephone numbers are written in a country. With its tables this is large: the form loads it by `import()`.
 */

function supported(country: string): CountryCode | undefined {
  return isSupportedCountry(country) ? country : undefined;
}

/** A mobile number as people of the country write it; undefined where the country has none of its own. */
export function examplePhone(country: string): string | undefined {
  const code = supported(country);
  return code && getExampleNumber(code, examples)?.formatNational();
}

/** A number in the usual groups: the country's own way, with the prefix where it is another country's. */
export function writtenPhone(typed: string, country: string): string {
  const code = supported(country);
  const number = parsePhoneNumberFromString(typed, { ...(code && { defaultCountry: code }), extract: false });
  if (!number?.isValid()) return typed;
  return number.country === code ? number.formatNational() : number.formatInternational();
}

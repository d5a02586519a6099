import type { Register } from "../../../domain/lexicon/entry.ts";
import { m } from "../../i18n/generated/messages.js";

const texts: Readonly<Record<Register, () => string>> = {
  informal: m.register_informal,
  formal: m.register_formal,
  vulgar: m.register_vulgar,
  offensive: m.register_offensive,
  "old-fashioned": m.register_old_fashioned,
  literary: m.register_literary,
  technical: m.register_technical,
  US: m.register_US,
  UK: m.register_UK,
};

/** In the page's language: where and by whom a sense is used. */
export function registerText(register: Register): string {
  return texts[register]();
}

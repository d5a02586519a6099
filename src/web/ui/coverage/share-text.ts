import { percentText } from "../../i18n/texts.ts";

/** A share from 0 to 1 as whole percent, downwards: 95 % is said only where it is reached. */
export function shareText(share: number): string {
  return percentText(Math.floor(share * 100 + 1e-6) / 100);
}

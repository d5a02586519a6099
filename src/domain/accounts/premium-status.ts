/** 0 none, 1 monthly, 2 yearly, 3 lifetime. */
export type PremiumType = 0 | 1 | 2 | 3;

export type Premium = { readonly premiumType: PremiumType; readonly premiumEndDate: Date | null };

const lifetime: PremiumType = 3;

/** Premium for life, or until a moment in the future. */
export function isPremiumAt({ premiumType, premiumEndDate }: Premium, now: Date): boolean {
  if (premiumType === lifetime) return true;
  return premiumType !== 0 && premiumEndDate !== null && premiumEndDate > now;
}

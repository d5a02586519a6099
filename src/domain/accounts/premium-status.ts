/** 0 none, 1 monthly, 2 yearly, 3 lifetime. */
export type PremiumType = 0 | 1 | 2 | 3;

export type Premium = { readonly premiumType: PremiumType; readonly premiumEndDate: Date | null };

/** Premium that never ends. */
export const lifetime = { premiumType: 3, premiumEndDate: null } as const satisfies Premium;

export function isForLife({ premiumType }: { readonly premiumType?: number | undefined }): boolean {
  return premiumType === lifetime.premiumType;
}

/** Premium for life, or until a moment in the future. */
export function isPremiumAt(premium: Premium, now: Date): boolean {
  const { premiumType, premiumEndDate } = premium;
  return isForLife(premium) || (premiumType !== 0 && premiumEndDate !== null && premiumEndDate > now);
}

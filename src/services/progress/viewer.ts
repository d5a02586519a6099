import { isPremiumAt, type Premium } from "../../domain/accounts/premium-status.ts";

/** Who looks at a list; undefined stands for a visitor. */
export type Viewer = Premium & { readonly id: number; readonly knownListId: number };

export function seesPremium(viewer: Viewer | undefined, now: Date): boolean {
  return viewer !== undefined && isPremiumAt(viewer, now);
}

import { useSyncExternalStore } from "react";
import { queryClient } from "../../accounts/session/queries.ts";
import { AdFrame } from "./ad-frame.tsx";

/**
 * The advertisement of a signed-in user: only once this document has been told that there is no premium. What the
 * browser has stored may be older than a purchase on another device.
 */
export default function MemberAd({ token, origin }: { token: string; origin: string }) {
  const isKnown = useSyncExternalStore(
    (listener) => queryClient.getQueryCache().subscribe(listener),
    () => queryClient.getQueryState(["User/GetPremiumStatusV2", { token }])?.status === "success",
  );
  return isKnown ? <AdFrame origin={origin} /> : null;
}

import { lazy, Suspense } from "react";
import { m } from "../../../i18n/generated/messages.js";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { privateMeta } from "../../page/page-meta.ts";
import { StatusScene } from "./status-scene.tsx";

export const meta = privateMeta(m.shop_processing_title);

const Processing = lazy(() => import("./processing.tsx"));

/** Where a purchase ends: waits for the provider's report. */
export default function ProcessingPage() {
  const { token } = useUserData();
  const waiting = (
    <StatusScene heading={m.shop_processing_heading()} isBusy>
      <p>{m.shop_processing_text()}</p>
    </StatusScene>
  );
  return token === undefined ? (
    waiting
  ) : (
    <Suspense fallback={waiting}>
      <Processing />
    </Suspense>
  );
}

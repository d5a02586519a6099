import { m } from "../../../i18n/generated/messages.js";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { late, useLoaded } from "../../page/late.ts";
import { Missing } from "../../page/missing.ts";
import { privateMeta } from "../../page/page-meta.ts";
import { useElapsed } from "../../page/use-elapsed.ts";
import { StatusScene } from "./status-scene.tsx";

export const meta = privateMeta(m.shop_processing_title);

const processing = late(() => import("./processing.tsx"));

/** After this the page says that it takes long. */
const usualMs = 60_000;

/** Where a purchase ends: waits for the provider's report. */
export default function ProcessingPage() {
  const { token } = useUserData();
  const Processing = useLoaded(token !== undefined, processing, Missing);
  const isSlow = useElapsed("waiting", usualMs);
  const waiting = (
    <StatusScene heading={m.shop_processing_heading()} isBusy>
      <p>{m.shop_processing_text()}</p>
    </StatusScene>
  );
  return token === undefined || Processing === undefined ? waiting : <Processing isSlow={isSlow} />;
}

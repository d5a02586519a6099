import { Icon } from "../../design/icon.tsx";
import { Skeleton } from "../../design/placeholder.tsx";
import { m } from "../../i18n/generated/messages.js";
import { useUserData } from "../accounts/session/use-user-data.ts";
import { late, useLoaded } from "../page/late.ts";
import { Missing } from "../page/missing.ts";
import { pageLoader } from "../page/page-loader.ts";
import { pageMeta } from "../page/page-meta.ts";
import { useIsBrowser } from "../page/use-page.ts";
import styles from "./bring.module.css";

const load = pageLoader("bring", async () => ({}));

export const loader = load;
export const clientLoader = load;

export const meta = pageMeta("bring", () => ({ title: m.bring_door(), description: m.bring_lead() }));

const bring = late(() => import("./bring.tsx"));
const bringOne = late(() => import("./bring-one.tsx"));

/** Where one's own subtitles become a title. What can be done depends on who is there, and is loaded after the page. */
export default function BringPage() {
  const { token } = useUserData();
  const isBrowser = useIsBrowser();
  const isVisitor = isBrowser && token === undefined;
  const Signed = useLoaded(token !== undefined, bring, Missing);
  const One = useLoaded(isVisitor, bringOne, Missing);
  const Bring = isVisitor ? One : Signed;
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{m.bring_door()}</h1>
      <p className={styles.lead}>{m.bring_lead()}</p>
      <p className={styles.privacy}>
        <Icon name="info" />
        {m.bring_privacy()}
      </p>
      {Bring === undefined ? <Skeleton lines={6} /> : <Bring />}
    </div>
  );
}

import { m } from "../../../i18n/generated/messages.js";
import { useTitleShare } from "./coverage-queries.ts";
import { understoodShareText } from "./share-text.ts";
import styles from "./title-share.module.css";

/** The user's coverage of a title, as a subtitle on its poster; nothing until it is known. */
export default function TitleShare({ id }: { id: number }) {
  const share = useTitleShare(id);
  if (share === undefined) return null;
  return (
    <div className={styles.place}>
      <p className={styles.share}>
        <span>{m.coverage_share({ percent: understoodShareText(share) })}</span>
        <svg aria-hidden="true">
          <rect width="100%" height="100%" />
          <rect width={`${Math.floor(share * 1000) / 10}%`} height="100%" data-known />
        </svg>
      </p>
    </div>
  );
}

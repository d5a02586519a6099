import { useUserData } from "../../accounts/session/use-user-data.ts";
import { useTitleShare } from "./coverage-queries.ts";
import { coverageText } from "./share-text.ts";
import styles from "./title-share.module.css";

/** The user's coverage of a title, as a subtitle on its poster; nothing until it is known. */
export default function TitleShare({ id }: { id: number }) {
  const user = useUserData();
  const share = useTitleShare(id);
  if (share === undefined) return null;
  return (
    <div className={styles.place}>
      <p className={styles.share}>
        <span>{coverageText(share, user)}</span>
        <svg aria-hidden="true">
          <rect width="100%" height="100%" />
          <rect width={`${Math.floor(share * 1000) / 10}%`} height="100%" data-known />
        </svg>
      </p>
    </div>
  );
}

import { useUserData } from "../../accounts/session/use-user-data.ts";
import { useTitleShare } from "./coverage-queries.ts";
import { coverageText, shareText } from "./share-text.ts";
import styles from "./title-share.module.css";

/** The user's coverage of a title, such as “%87”; nothing until it is known. */
export default function TitleShare({ id }: { id: number }) {
  const share = useTitleShare(id);
  return share === undefined ? null : <ShareMark share={share} />;
}

/** A share as a figure over a thin strip. */
export function ShareMark({ share }: { share: number }) {
  const text = coverageText(share, useUserData());
  return (
    <span className={styles.share} title={text}>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden="true">{shareText(share)}</span>
      <svg aria-hidden="true">
        <rect width="100%" height="100%" />
        <rect width={`${Math.floor(share * 1000) / 10}%`} height="100%" data-known />
      </svg>
    </span>
  );
}

import { useUserData } from "../../accounts/session/use-user-data.ts";
import { useTitleCoverage } from "./coverage-queries.ts";
import { learningText } from "./share-change.ts";
import { coverageText, shareText } from "./share-text.ts";
import styles from "./title-share.module.css";

/** The user's coverage of a title, such as “%87”; nothing until it is known. */
export default function TitleShare({ id }: { id: number }) {
  const known = useTitleCoverage(id);
  return known === undefined ? null : <ShareMark share={known.coverage} learning={known.learning} />;
}

type ShareMarkProps = { readonly share: number; readonly learning?: number | undefined };

/** A share as a figure over a thin strip, with what is being learnt as a second part. */
export function ShareMark({ share, learning = 0 }: ShareMarkProps) {
  const text = [coverageText(share, useUserData()), learningText(learning)].filter(Boolean).join(", ");
  return (
    <span className={styles.share} title={text}>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden="true">{shareText(share)}</span>
      <svg aria-hidden="true">
        <rect width="100%" height="100%" />
        <rect width={percent(Math.min(1, share + learning))} height="100%" data-learning />
        <rect width={percent(share)} height="100%" data-known />
      </svg>
    </span>
  );
}

function percent(share: number): string {
  return `${Math.floor(share * 1000) / 10}%`;
}

import { levelNames } from "../../../domain/lexicon/level.ts";
import styles from "./level-bar.module.css";
import { levelSharesOf } from "./level-shares.ts";

/** Narrower parts have no room for their letters, narrow ones not on a phone either. */
const fitsLetters = 9;
const fitsOnPhone = 13;

/** Five levels as one bar. Only a picture: whoever draws it says the figures in text beside it. */
export function LevelBar({ counts, isThin = false }: { counts: readonly number[]; isThin?: boolean }) {
  return (
    <svg className={styles.bar} data-thin={isThin || undefined} aria-hidden="true">
      {levelSharesOf(counts).map(({ level, from, share }) => (
        <g key={level} data-level={level}>
          <rect x={percent(from)} width={percent(share)} height="100%" />
          {share > fitsLetters && !isThin && (
            <text x={percent(from + share / 2)} y="50%" data-wide={share <= fitsOnPhone || undefined}>
              {levelNames[level - 1]}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

function percent(value: number): string {
  return `${Math.round(value * 100) / 100}%`;
}

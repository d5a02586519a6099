import { type Level, levelNames, levels } from "../../../domain/lexicon/level.ts";
import styles from "./level-bar.module.css";

export type LevelShare = {
  readonly level: Level;
  readonly count: number;
  /** Percent of the whole at which the level begins, and how many percent it takes. */
  readonly from: number;
  readonly share: number;
};

/** Counts by level, A1 first, as parts of a strip; nothing where all are nought. */
export function levelSharesOf(counts: readonly number[]): LevelShare[] {
  const total = totalOf(counts);
  if (total === 0) return [];
  let from = 0;
  return levels.map((level) => {
    const count = counts[level - 1] ?? 0;
    const share = (100 * count) / total;
    const part = { level, count, from, share };
    from += share;
    return part;
  });
}

export function totalOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

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

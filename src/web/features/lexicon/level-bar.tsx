import { type Level, levelNames, levels } from "../../../domain/lexicon/level.ts";
import styles from "./level-bar.module.css";

export type LevelShare = {
  readonly level: Level;
  readonly count: number;
  /** Start and width of the level, in percent of the whole. */
  readonly from: number;
  readonly share: number;
};

/** Counts by level, A1 first, as segments of a bar; empty where all counts are 0. */
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

/** Segments, in percent, that are too narrow for their letters, at all or on a phone. */
const tooNarrow = 9;
const narrow = 13;

/** Five levels as one bar. Decorative: text beside it has the figures. */
export function LevelBar({ counts, isThin = false }: { counts: readonly number[]; isThin?: boolean }) {
  return (
    <svg className={styles.bar} data-thin={isThin || undefined} aria-hidden="true">
      {levelSharesOf(counts).map(({ level, from, share }) => (
        <g key={level} data-level={level}>
          <rect x={percent(from)} width={percent(share)} height="100%" />
          {share > tooNarrow && !isThin && (
            <text x={percent(from + share / 2)} y="50%" data-wide={share <= narrow || undefined}>
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

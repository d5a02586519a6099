import styles from "./confetti.module.css";

const pieces = Array.from({ length: 14 }, (_, piece) => piece);

/** One burst, around the middle of what contains it; none where reduced motion is preferred. */
export function Confetti({ onEnd }: { onEnd?: () => void }) {
  return (
    <span className={styles.confetti} aria-hidden="true" onAnimationEnd={onEnd}>
      {pieces.map((piece) => (
        <i key={piece} />
      ))}
    </span>
  );
}

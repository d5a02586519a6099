import styles from "./confetti.module.css";

const pieces = Array.from({ length: 14 }, (_, piece) => piece);

/** Scraps of subtitles in the air, once; nothing moves for those who want no motion. */
export function Confetti() {
  return (
    <span className={styles.confetti} aria-hidden="true">
      {pieces.map((piece) => (
        <i key={piece} />
      ))}
    </span>
  );
}

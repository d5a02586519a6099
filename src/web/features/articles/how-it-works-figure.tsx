import styles from "./how-it-works-figure.module.css";

/**
 * The four steps as four film frames: choosing a title, reading its words, answering questions about the new ones, and
 * hearing them. Decorative: the text beside it has the steps.
 */
export function HowItWorksFigure() {
  return (
    <div className={styles.strip}>
      {[<Titles key="titles" />, <Words key="words" />, <Question key="question" />, <Line key="line" />].map(
        (drawing, index) => (
          <svg key={drawing.key} viewBox="0 0 160 120" aria-hidden="true">
            {drawing}
            <text x="12" y="24" className={styles.number}>
              {index + 1}
            </text>
          </svg>
        ),
      )}
    </div>
  );
}

function Titles() {
  return (
    <>
      <rect x="36" y="30" width="38" height="58" rx="3" className={styles.level2} />
      <rect x="118" y="30" width="30" height="58" rx="3" className={styles.level4} />
      <rect x="72" y="22" width="48" height="74" rx="3" className={styles.ink} />
      <circle cx="96" cy="48" r="13" className={styles.lamp} />
      <path d="M80 76h32M80 84h20" className={styles.paperLine} />
      <rect x="68" y="18" width="56" height="82" rx="6" className={styles.ring} />
    </>
  );
}

function Words() {
  return (
    <>
      {[0, 1, 2, 3].map((row) => (
        <g key={row} transform={`translate(36 ${22 + row * 22})`}>
          <rect width="8" height="8" y="2" rx="2" className={row === 1 ? styles.ticked : styles.box} />
          <path d={`M16 6h${[30, 38, 24, 34][row]}`} className={styles.strong} />
          <path d={`M60 6h${[26, 20, 30, 18][row]}`} className={styles.quiet} />
          <rect x="98" width="14" height="11" rx="3" className={styles[`level${[1, 3, 2, 5][row]}`]} />
        </g>
      ))}
    </>
  );
}

function Question() {
  return (
    <>
      <path d="M52 28h72" className={styles.strong} />
      <path d="M36 40h112" className={styles.quiet} />
      <path d="M36 40h70" className={styles.drain} />
      {[
        [36, 52],
        [94, 52],
        [36, 78],
        [94, 78],
      ].map(([x, y], index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect width="54" height="20" rx="4" className={index === 1 ? styles.right : styles.choice} />
          {index === 1 ? (
            <path d="M20 10l5 5 9-10" className={styles.tick} />
          ) : (
            <path d="M12 10h28" className={styles.quiet} />
          )}
        </g>
      ))}
    </>
  );
}

function Line() {
  return (
    <>
      <rect x="36" y="18" width="112" height="76" rx="5" className={styles.ink} />
      <circle cx="66" cy="44" r="20" className={styles.glow} />
      <circle cx="66" cy="44" r="8" className={styles.lamp} />
      <path d="M58 80h20" className={styles.paperLine} />
      <path d="M84 80h16" className={styles.accentLine} />
      <path d="M106 80h22" className={styles.paperLine} />
    </>
  );
}

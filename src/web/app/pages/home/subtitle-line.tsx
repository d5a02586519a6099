import { LevelTag } from "../../../features/lexicon/level-tag.tsx";
import { m } from "../../../i18n/generated/messages.js";
import styles from "./subtitle-line.module.css";

/** Words with their levels in the lexicon; what stands between them is passed over. */
const line = [
  { text: "Keep an eye on", level: 3, mean: m.home_example_eye },
  { text: "that" },
  { text: "suspicious", level: 4, mean: m.home_example_suspicious },
  { text: "suitcase", level: 2, mean: m.home_example_suitcase },
  { text: "until" },
  { text: "midnight", level: 1, mean: m.home_example_midnight, end: "." },
] as const;

/** What the site does, in one subtitle: a line of dialogue with the levels and meanings of its words. */
export function SubtitleLine() {
  return (
    <figure className={styles.line}>
      <figcaption className="visually-hidden">{m.home_example_label()}</figcaption>
      <ul>
        {line.map((part) =>
          "level" in part ? (
            <li key={part.text} className={styles.word}>
              <b lang="en">
                {part.text}
                {"end" in part && part.end}
              </b>
              <span className={styles.note}>
                <LevelTag level={part.level} hasName={false} /> <span>{part.mean()}</span>
              </span>
            </li>
          ) : (
            <li key={part.text} className={styles.word}>
              <span lang="en">{part.text}</span>
            </li>
          ),
        )}
      </ul>
    </figure>
  );
}

import { Link } from "react-router";
import { LevelTag } from "../../../features/lexicon/level-tag.tsx";
import { pathOf } from "../../../features/page/paths.ts";
import { useLocale } from "../../../features/page/use-page.ts";
import { m } from "../../../i18n/generated/messages.js";
import scene from "./evening-scene.svg";
import styles from "./splash.module.css";

/** The first screen of the home page: a film frame, what the site is for, and a subtitle. */
export function Splash() {
  const locale = useLocale();
  return (
    <section className={`always-dark ${styles.splash}`}>
      {/* The scene of the subtitle: a station platform shortly before midnight, and a lone suitcase. */}
      <img className={styles.scene} src={scene} alt="" width={1200} height={480} />
      <div className={styles.text}>
        <h1 tabIndex={-1}>{m.home_heading()}</h1>
        <p className={styles.lead}>{m.home_lead()}</p>
        <p className={styles.actions}>
          <Link className="button" to={pathOf("series", locale)} prefetch="intent">
            {m.home_to_series()}
          </Link>
          <Link to={pathOf("movies", locale)} prefetch="intent">
            {m.home_to_movies()}
          </Link>
        </p>
      </div>
      <SubtitleLine />
    </section>
  );
}

/** Words with their levels in the lexicon; words between them have none. */
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

import { Link } from "react-router";
import { useUserData } from "../../../features/accounts/session/use-user-data.ts";
import { LevelTag } from "../../../features/lexicon/level-tag.tsx";
import { pathOf } from "../../../features/page/paths.ts";
import { useLocale } from "../../../features/page/use-page.ts";
import { LevelQuestion } from "../../../features/progress/known/level-question.tsx";
import scene from "./evening-scene.svg";
import type { Line, SplashTexts } from "./home-content.ts";
import styles from "./splash.module.css";

/** The first screen of the home page: a film frame, what the site is for, one's level, and a subtitle that fits it. */
export function Splash({ lines, texts }: { lines: readonly Line[]; texts: SplashTexts }) {
  const locale = useLocale();
  const { knownLevel = 0 } = useUserData();
  const line = lines[knownLevel];
  return (
    <section className={`always-dark ${styles.splash}`}>
      {/* The scene of the subtitle: a station platform shortly before midnight, and a lone suitcase. */}
      <img className={styles.scene} src={scene} alt="" width={1200} height={480} />
      <div className={styles.text}>
        <h1 tabIndex={-1}>{texts.heading}</h1>
        <p className={styles.lead}>{texts.lead}</p>
        <Link to={pathOf("bring", locale)}>{texts.toBring}</Link>
        <LevelQuestion />
        <p className={styles.actions}>
          {texts.ways.map(({ page, text, kind }) => (
            <Link key={page} className="button" data-kind={kind} to={pathOf(page, locale)} prefetch="intent">
              {text}
            </Link>
          ))}
        </p>
      </div>
      {line && <SubtitleLine key={knownLevel} line={line} level={knownLevel} />}
    </section>
  );
}

type SubtitleLineProps = {
  readonly line: Line;
  /** The person's; 0 where it is not known. Words above it have their meanings below them. */
  readonly level: number;
};

/** What the site does, in one subtitle: each word opens its entry. */
function SubtitleLine({ line, level }: SubtitleLineProps) {
  return (
    <figure className={styles.line}>
      <figcaption>{line.caption}</figcaption>
      <ul>
        {line.parts.map((part, at) =>
          typeof part === "string" ? (
            <li key={part}>
              <span lang="en">{part}</span>
            </li>
          ) : (
            <li key={part.text}>
              <button type="button" popoverTarget={`word${at}`}>
                <b lang="en">{part.text}</b>
                {part.level > level && (
                  <span className={styles.note}>
                    <LevelTag level={part.level} hasName={false} /> <span>{part.mean}</span>
                  </span>
                )}
              </button>
              <div id={`word${at}`} popover="auto" className={styles.card}>
                <p>
                  <dfn lang="en">{part.phrase}</dfn> <span lang="en-fonipa">/{part.ipa}/</span>
                </p>
                <p>
                  <LevelTag level={part.level} hasName={false} /> {part.mean}
                </p>
                <p lang="en">{part.definition}</p>
              </div>
            </li>
          ),
        )}
      </ul>
    </figure>
  );
}

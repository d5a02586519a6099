import { useId, useState } from "react";
import { Link } from "react-router";
import { levels, nameOfLevel } from "../../../../domain/lexicon/level.ts";
import { m } from "../../../i18n/generated/messages.js";
import { levelWithLetters } from "../../../i18n/texts.ts";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import type { KnownLevel } from "./known-words.ts";
import styles from "./level-question.module.css";

/** With the first answer: the home page asks in its first screen. */
const loadKnownWords = () => import("./known-words.ts");

type LevelQuestionProps = {
  /** Called once the level is stored. */
  onChosen?(level: KnownLevel): void;
};

/** "How good is your English?", with one button for each level. */
export function LevelQuestion({ onChosen }: LevelQuestionProps) {
  const whyId = useId();
  const [hasFailed, setHasFailed] = useState(false);
  const { knownLevel } = useUserData();
  const choose = (level: KnownLevel) =>
    loadKnownWords()
      .then(({ setKnownLevel }) => setKnownLevel(level))
      .then(
        () => {
          setHasFailed(false);
          onChosen?.(level);
        },
        () => setHasFailed(true),
      );
  return (
    <fieldset className={styles.question} aria-describedby={whyId}>
      <legend>{m.tonight_ask_level()}</legend>
      <div className={styles.levels}>
        {levels.map((level) => (
          <button
            key={level}
            type="button"
            className={styles.level}
            aria-pressed={level === knownLevel}
            onClick={() => choose(level)}
          >
            <b data-level={level}>{nameOfLevel(level)}</b>
            {levelWithLetters(level).slice(2)}
          </button>
        ))}
      </div>
      <p>
        <span id={whyId}>{m.tonight_ask_why()}</span>{" "}
        <Link to={pathOf("levelTest", useLocale())}>{m.level_test_ask()}</Link>
      </p>
      <p role="alert">{hasFailed && m.coverage_failed()}</p>
    </fieldset>
  );
}

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

/** What was pressed in the server's HTML before hydration is still checked: it is pressed again for the script. */
const pressAgain = (question: HTMLElement | null) =>
  question?.querySelector<HTMLInputElement>(":checked:not([checked])")?.click();

/** "How good is your English?", with one button for each level; where levels have names, asked by the words that they name. */
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
    <fieldset ref={pressAgain} className={styles.question} aria-describedby={whyId}>
      <legend>{m.tonight_ask_level()}</legend>
      <div className={styles.levels}>
        {levels.map((level) => (
          <label key={level} className={styles.level}>
            {/* biome-ignore lint/a11y/useSemanticElements: a box stays checked until there is a script, a press on a button is lost */}
            <input
              type="checkbox"
              role="button"
              autoComplete="off"
              checked={level === knownLevel}
              aria-pressed={level === knownLevel}
              onChange={() => choose(level)}
              onKeyDown={({ key }) => key === "Enter" && choose(level)}
            />
            <b data-level={level}>{nameOfLevel(level)}</b>
            {levelWithLetters(level).slice(2)}
          </label>
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

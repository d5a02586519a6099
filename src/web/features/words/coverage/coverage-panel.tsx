import { useId, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { levels } from "../../../../domain/lexicon/level.ts";
import { minimumWords } from "../../../../domain/quiz/settings.ts";
import { Button } from "../../../design/button.tsx";
import { Icon } from "../../../design/icon.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { levelWithLetters } from "../../../i18n/texts.ts";
import { listClient } from "../../accounts/session/list-client.ts";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { knowsAnything } from "../../accounts/session/user-data.ts";
import { loadWords } from "../../lexicon/word-list-data.ts";
import { wordListTypes } from "../../page/api-client.ts";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import type { CoveredList } from "../../progress/coverage/ask-coverage.ts";
import { CoverageStrip } from "../../progress/coverage/coverage-strip.tsx";
import { learningText } from "../../progress/coverage/share-change.ts";
import { coverageText, shareText } from "../../progress/coverage/share-text.ts";
import { shortestWords } from "../../progress/coverage/shortest-words.ts";
import { useLateCoverage } from "../../progress/coverage/use-late-coverage.ts";
import { type KnownLevel, setKnownLevel, useKnownRule } from "../../progress/known/known-words.ts";
import { setQuizList } from "../../quiz/set-quiz-list.ts";
import styles from "./coverage.module.css";

export type CoverageProps = CoveredList & {
  /** The title of a quiz of its shortest list. */
  readonly title: string;
};

export function CoveragePanel(props: CoverageProps) {
  const user = useUserData();
  const isAsked = knowsAnything(user);
  const known = useLateCoverage(props)?.list;
  // Until the answer comes, a panel that has asked for a level stays; for users with known words there is none yet.
  const [hasAskedForLevel] = useState(!isAsked);
  const headingId = useId();
  return (
    <>
      {(known !== undefined || !isAsked || hasAskedForLevel) && (
        <section className={styles.panel} aria-labelledby={headingId}>
          <h2 id={headingId} className={styles.heading}>
            {known === undefined ? m.coverage_ask() : coverageText(known.coverage, user)}
          </h2>
          {known !== undefined && (
            <CoverageStrip share={known.coverage} learning={known.learning} target={known.target} />
          )}
          {known?.learning !== undefined && <p>{learningText(known.learning)}</p>}
          {known !== undefined && known.unjudgedWords > 0 && (
            <p>{m.coverage_unjudged({ count: known.unjudgedWords })}</p>
          )}
          <LevelChoice level={user.knownLevel ?? 0} />
          {known?.shortestList !== undefined && (
            <Shortest {...props} wordIds={known.shortestList.wordIds} target={shareText(known.target)} />
          )}
        </section>
      )}
    </>
  );
}

export function LevelChoice({ level }: { level: KnownLevel }) {
  const id = useId();
  const [hasFailed, setHasFailed] = useState(false);
  const choose = (chosen: KnownLevel) =>
    setKnownLevel(chosen).then(
      () => setHasFailed(false),
      () => setHasFailed(true),
    );
  return (
    <p className={styles.level}>
      <label htmlFor={id}>{m.coverage_level()}</label>
      <select
        id={id}
        value={level}
        autoComplete="off"
        onChange={({ target }) => choose(levels.find((one) => String(one) === target.value) ?? 0)}
      >
        <option value={0}>{m.coverage_level_none()}</option>
        {levels.map((one) => (
          <option key={one} value={one}>
            {levelWithLetters(one)}
          </option>
        ))}
      </select>
      {hasFailed && <span role="alert">{m.coverage_failed()}</span>}
    </p>
  );
}

type ShortestProps = CoverageProps & { readonly wordIds: readonly number[]; readonly target: string };

/** The fewest words that lead to the target, with a button for a quiz of them. */
export function Shortest({ kind, id, title, wordIds, target }: ShortestProps) {
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const knownBy = useKnownRule();
  const [hasFailed, setHasFailed] = useState(false);
  const count = wordIds.length;
  if (count === 0) return <p>{m.coverage_reached({ percent: target })}</p>;

  async function study() {
    try {
      const words = await loadWords({ client: listClient(), locale }, { kind, id });
      setQuizList({
        title,
        words: shortestWords(words, wordIds, knownBy, minimumWords),
        source: { type: wordListTypes[kind], id, isWhole: false },
        meanLanguage: locale,
        returnPath: pathname + window.location.search,
      });
      await navigate(pathOf("quiz", locale));
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <div className={styles.way}>
      <p>{m.coverage_way({ count, percent: target })}</p>
      <Button kind="secondary" onClick={study}>
        <Icon name="play" />
        {m.coverage_study({ count })}
      </Button>
      <span role="alert">{hasFailed && m.coverage_failed()}</span>
    </div>
  );
}

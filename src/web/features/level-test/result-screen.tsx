import { useMemo, useState } from "react";
import { Link } from "react-router";
import type { TestAnswer } from "../../../domain/level-test/level-test.ts";
import type { TestResult } from "../../../domain/level-test/test-result.ts";
import { levels, nameOfLevel } from "../../../domain/lexicon/level.ts";
import { testedWords } from "../../../domain/lexicon/site-list.ts";
import { Button } from "../../design/button.tsx";
import { Icon } from "../../design/icon.tsx";
import { takeFocus } from "../../design/take-focus.ts";
import { m } from "../../i18n/generated/messages.js";
import { numberText, percentText } from "../../i18n/texts.ts";
import { useUserData } from "../accounts/session/use-user-data.ts";
import { LevelTag } from "../lexicon/level-tag.tsx";
import { pathOf } from "../page/paths.ts";
import { useLocale } from "../page/use-page.ts";
import { CoverageStrip } from "../progress/coverage/coverage-strip.tsx";
import { familiarShareText } from "../progress/coverage/share-text.ts";
import { ShareCardDialog } from "../progress/share-card/share-card-dialog.tsx";
import styles from "./result-screen.module.css";
import { useResult } from "./use-result.ts";

type ResultScreenProps = {
  readonly result: TestResult;
  readonly answers: readonly TestAnswer[];
  onAgain(): void;
};

/** How many words are known, what that is worth in a film, and one button that lets it count. */
export function ResultScreen({ result, answers, onAgain }: ResultScreenProps) {
  const { words, low, high, level, shares, filmShare } = result;
  const [isSharing, setIsSharing] = useState(false);
  const card = useCard(result, answers);
  return (
    <div className={styles.result}>
      <section className={`always-dark ${styles.scene}`}>
        <h1 ref={takeFocus} tabIndex={-1}>
          {m.level_test_result()}
        </h1>
        <p className={styles.figure}>
          <b>{m.level_test_words({ words: numberText(words) })}</b> <span>{m.level_test_of()}</span>
        </p>
        <p>{m.level_test_between({ low: numberText(low), high: numberText(high) })}</p>
        <ul className={styles.lines}>
          <li>
            <span className="caption">{m.level_test_cefr({ level: nameOfLevel(level) })}</span>
          </li>
          {filmShare !== undefined && (
            <li>
              <span className="caption">{m.level_test_film({ percent: familiarShareText(filmShare) })}</span>
            </li>
          )}
        </ul>
      </section>
      <UseOfResult result={result} />
      <section className={styles.shares} aria-labelledby="shares">
        <h2 id="shares">{m.level_test_shares()}</h2>
        <ul>
          {levels.map((one) => (
            <li key={one}>
              <LevelTag level={one} hasName={false} />
              <CoverageStrip share={shares[one - 1] ?? 0} />
              <span>{percentText(shares[one - 1] ?? 0)}</span>
            </li>
          ))}
        </ul>
        <p>{madeUpText(result)}</p>
      </section>
      <p className={styles.actions}>
        <Button kind="secondary" onClick={() => setIsSharing(true)}>
          <Icon name="share" />
          {m.tonight_share()}
        </Button>
        <Button kind="quiet" onClick={onAgain}>
          {m.level_test_again()}
        </Button>
      </p>
      <p>
        <Link to={`${pathOf("account", useLocale())}?page=bring`}>
          {useUserData().token === undefined ? m.bring_known_link_visitor() : m.bring_known_link()}
        </Link>
      </p>
      <details className={styles.how}>
        <summary>{m.level_test_how()}</summary>
        <p>{m.level_test_how_words()}</p>
        <p>{m.level_test_how_level()}</p>
      </details>
      <ShareCardDialog
        isOpen={isSharing}
        onClose={() => setIsSharing(false)}
        card={card}
        text={`${card.subject}: ${card.figure} ${card.caption}`}
      />
    </div>
  );
}

function madeUpText({ madeUp: { asked, taken, lowered } }: TestResult): string {
  if (taken === 0) return m.level_test_not_fooled({ asked });
  return lowered > 0
    ? m.level_test_fooled({ asked, taken, lowered: numberText(lowered) })
    : m.level_test_hardly_fooled({ asked, taken });
}

/** The one thing to do next: let the result count, and after that find something to watch. */
function UseOfResult({ result: { knowledge } }: { result: TestResult }) {
  const locale = useLocale();
  const { state, take, undo } = useResult(knowledge);
  const level = knowledge.level === 0 ? undefined : nameOfLevel(knowledge.level);
  const count = knowledge.knownIds.length;
  const hasAnything = level !== undefined || count > 0;
  const isTaken = state === "taken";
  const explained =
    level !== undefined
      ? m.level_test_use_level({ level })
      : count > 0
        ? m.level_test_use_words({ count })
        : m.level_test_use_nothing();
  return (
    <section className={styles.use} aria-labelledby="use">
      <h2 id="use">{m.level_test_use()}</h2>
      <p role="status">
        {!isTaken && explained}
        {isTaken && (level !== undefined ? m.level_test_taken_level({ level }) : m.level_test_taken_words())}
      </p>
      <p role="alert">{state === "failed" && m.coverage_failed()}</p>
      <div className={styles.actions}>
        {hasAnything && !isTaken && (
          <Button isLoading={state === "busy"} onClick={() => void take()}>
            {level !== undefined ? m.level_test_take_level({ level }) : m.level_test_take_words()}
          </Button>
        )}
        {(isTaken || !hasAnything) && (
          <Link className="button" to={pathOf("series", locale)}>
            {m.quiz_to_series()}
          </Link>
        )}
        {isTaken && (
          <Button kind="quiet" onClick={() => void undo()}>
            {m.words_undo()}
          </Button>
        )}
      </div>
    </section>
  );
}

/** So many of the hardest words that were known stand on the card as its subtitle. */
const shownWords = 6;

function useCard({ words, level }: TestResult, answers: readonly TestAnswer[]) {
  return useMemo(() => {
    const known = answers.filter(({ outcome }) => outcome === "right");
    return {
      subject: m.level_test_card_subject(),
      figure: `≈ ${numberText(words)}`,
      caption: m.level_test_card_caption({ level: nameOfLevel(level) }),
      bar: { from: words / testedWords, to: words / testedWords },
      words: known
        .toSorted((a, b) => (b.difficulty ?? 0) - (a.difficulty ?? 0))
        .slice(0, shownWords)
        .map(({ phrase }) => phrase),
    };
  }, [words, level, answers]);
}

import { useNavigate } from "react-router";
import { Button } from "../../../design/button.tsx";
import { Icon } from "../../../design/icon.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { LevelStrip } from "../../lexicon/level-chart.tsx";
import { type WordListData, wordsIn } from "../../lexicon/word-list-data.ts";
import { meanLanguageTypes } from "../../page/api-client.ts";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { minQuizWords, setQuizList } from "../../quiz/set-quiz-list.ts";
import styles from "./known.module.css";

/** The levels of the known words, and a quiz of all of them. */
export function KnownSummary({ list }: { list: WordListData }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const words = wordsIn(list) ?? [];

  async function startQuiz() {
    setQuizList({
      title: m.known_words_caption(),
      words,
      source: { type: list.type, id: list.id, isWhole: true },
      meanLanguageType: meanLanguageTypes[locale],
      returnPath: `${pathOf("account", locale)}?page=known`,
    });
    await navigate(pathOf("quiz", locale));
  }

  return (
    <div className={styles.summary}>
      <LevelStrip counts={list.levelCounts} caption={m.known_levels_caption()} />
      {words.length >= minQuizWords && (
        <p>
          <Button kind="secondary" onClick={startQuiz}>
            <Icon name="play" />
            {m.known_quiz({ count: words.length })}
          </Button>
        </p>
      )}
    </div>
  );
}

import { useNavigate } from "react-router";
import { meanLanguageTypes } from "../../../api-client.ts";
import { m } from "../../../i18n/generated/messages.js";
import { useLocale } from "../../../page/use-page.ts";
import { type WordListData, wordsIn } from "../../../page/word-list-data.ts";
import { pathOf } from "../../../paths.ts";
import { minQuizWords, setQuizList } from "../../../quiz/set-quiz-list.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { LevelStrip } from "../../../ui/level-strip/level-strip.tsx";
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

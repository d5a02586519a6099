import { useState } from "react";
import { useNavigate } from "react-router";
import { Button, IconButton } from "../../../design/button.tsx";
import { Icon } from "../../../design/icon.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { meanLanguageTypes } from "../../page/api-client.ts";
import { pathOf } from "../../page/paths.ts";
import { today } from "../../page/today.ts";
import { useLocale } from "../../page/use-page.ts";
import { setQuizList } from "../set-quiz-list.ts";
import styles from "./recent-review.module.css";
import { readRecentWords } from "./recent-storage.ts";
import { reviewOf } from "./recent-words.ts";

/** How many phrases are named. */
const namedPhrases = 4;

/** "4 words from yesterday", with a quiz of them; nothing where there are none. */
export default function RecentReview() {
  const locale = useLocale();
  const navigate = useNavigate();
  const { knownList } = useUserData();
  const [recent] = useState(() => ({ words: readRecentWords(), day: today() }));
  const [isClosed, setIsClosed] = useState(false);
  const open = recent.words.filter(({ word }) => !knownList.includes(word.id));
  const review = reviewOf(open, recent.day, locale);
  if (review === undefined || isClosed) return null;
  const { words, isYesterday } = review;
  const count = words.length;
  const heading = isYesterday ? m.recent_yesterday({ count }) : m.recent_last({ count });

  function start() {
    setQuizList({
      title: heading,
      words,
      meanLanguageType: meanLanguageTypes[locale],
      returnPath: pathOf("home", locale),
      isReview: true,
    });
    void navigate(pathOf("quiz", locale));
  }

  return (
    <section className={`always-dark ${styles.review}`} aria-labelledby="recent">
      <div>
        <h2 id="recent">{heading}</h2>
        <p lang="en">
          {words
            .slice(0, namedPhrases)
            .map(({ phrase }) => phrase)
            .join(", ")}
          {count > namedPhrases && "…"}
        </p>
      </div>
      <Button kind="secondary" onClick={start}>
        <Icon name="play" />
        {m.recent_start()}
      </Button>
      <IconButton icon="close" label={m.close()} onClick={() => setIsClosed(true)} />
    </section>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { meanLanguageTypes } from "../../../../contract/lexicon/mean-language-types.ts";
import { Button, IconButton } from "../../../design/button.tsx";
import { Icon } from "../../../design/icon.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { personQuery, queryClient } from "../../accounts/session/queries.ts";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { dueWords } from "../../memory/due-now.ts";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { setQuizList } from "../set-quiz-list.ts";
import styles from "./recent-review.module.css";

/** How many phrases are named. */
const namedPhrases = 4;

const mostAsked = 10;

/** The words of a visitor that are due, with a quiz of them; nothing where there are none. */
export default function RecentReview() {
  const locale = useLocale();
  const navigate = useNavigate();
  const { token } = useUserData();
  const [isClosed, setIsClosed] = useState(false);
  const due = useQuery(
    personQuery(token, ["Memory/GetMemory", "words", locale], () => dueWords(locale)),
    queryClient,
  );
  const words = due.data?.slice(0, mostAsked) ?? [];
  const count = words.length;
  if (token !== undefined || count === 0 || isClosed) return null;
  const heading = m.recent_last({ count });

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

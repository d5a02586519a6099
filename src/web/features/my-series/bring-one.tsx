import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { meanLanguageTypes } from "../../../contract/lexicon/mean-language-types.ts";
import type { ReadEpisode, UploadProgress } from "../../../contract/my-series.ts";
import { proposeTitle } from "../../../domain/my-series/arrangement.ts";
import { Notice } from "../../design/notice.tsx";
import { Skeleton } from "../../design/placeholder.tsx";
import { m } from "../../i18n/generated/messages.js";
import type { AuthState } from "../accounts/session/guards.ts";
import { sendFiles } from "../accounts/session/send-files.ts";
import type { PathFile } from "../page/dropped-files.ts";
import { problemsOf } from "../page/form/form-problems.ts";
import { pathOf } from "../page/paths.ts";
import { useLocale } from "../page/use-page.ts";
import { ArrangeForm } from "./arrange-form.tsx";
import styles from "./bring.module.css";
import { ChooseFiles } from "./choose-files.tsx";
import { keepEpisode, type VisitorEpisode } from "./visitor-episode.ts";
import { visitorTitle } from "./visitor-title.ts";

/** For a visitor: one episode or film is read at once, and kept in this browser. */
export default function BringOne() {
  const locale = useLocale();
  const navigate = useNavigate();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [found, setFound] = useState<{ readonly episode: VisitorEpisode; readonly name: string }>();

  async function read([file, ...others]: readonly PathFile[]) {
    if (file === undefined || others.length > 0) return setProblem(m.bring_visitor_many());
    setProblem(undefined);
    setReading(true);
    try {
      const query = { MeanLanguageType: meanLanguageTypes[locale] };
      const answer = await sendFiles("MySeries/ReadEpisode", [file], { lang: locale, query });
      if (!isRead(answer)) throw new Error("the answer has no words");
      setFound({ episode: { read: answer, arranged: null }, name: file.path });
    } catch (error) {
      setProblem(problemsOf(error, new Set()).form.join(" "));
    } finally {
      setReading(false);
    }
  }

  if (isReading) {
    return (
      <div aria-busy="true">
        <p role="status">{m.bring_progress()}</p>
        <Skeleton lines={6} />
      </div>
    );
  }
  if (found !== undefined) {
    const { episode, name } = found;
    return (
      <ArrangeForm
        upload={uploadOf(episode, name)}
        titles={[]}
        into={undefined}
        place={undefined}
        onAgain={() => setFound(undefined)}
        onArranged={(path) => void navigate(path)}
        arrange={async (arranged) => {
          const kept = { ...episode, arranged };
          await keepEpisode(kept);
          const title = visitorTitle(kept);
          if (title === undefined) throw new Error("it was not arranged");
          return title;
        }}
      />
    );
  }
  return (
    <>
      <Notice kind="info">
        <div className={styles.visitor}>
          <p>{m.bring_visitor_one()}</p>
          <p className={styles.actions}>
            <AuthLink page="register" text={m.session_sign_up()} />
            <AuthLink page="login" text={m.auth_login_action()} />
          </p>
        </div>
      </Notice>
      <div className={styles.reading}>
        <ChooseFiles onFiles={(files) => void read(files)}>{problem !== undefined && <p>{problem}</p>}</ChooseFiles>
      </div>
    </>
  );
}

/** Answers are of the same release; only one that is no answer at all is told apart. */
function isRead(answer: unknown): answer is ReadEpisode {
  return typeof answer === "object" && answer !== null && "words" in answer;
}

function AuthLink({ page, text }: { readonly page: "register" | "login"; readonly text: string }) {
  const locale = useLocale();
  const state: AuthState = { returnTo: pathOf("bring", locale) };
  return (
    <Link className="button" data-kind="secondary" to={`${pathOf("auth", locale)}?authLink=${page}`} state={state}>
      {text}
    </Link>
  );
}

/** As an upload of one file that is read. */
function uploadOf({ read: { uploadId, guess, seconds, runningWords } }: VisitorEpisode, name: string): UploadProgress {
  const file = { file: 1, name, state: "read", problem: null, guess, sameAs: null, seconds, runningWords } as const;
  return { uploadId, isDone: true, files: [file], proposal: proposeTitle([guess]) };
}

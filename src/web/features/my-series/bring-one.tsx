import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { meanLanguageTypes } from "../../../contract/lexicon/mean-language-types.ts";
import type { ReadEpisode, UploadProgress } from "../../../contract/my-series.ts";
import { guessFile, proposeTitle } from "../../../domain/my-series/arrangement.ts";
import { Button } from "../../design/button.tsx";
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
  /** Of several files one can be read. */
  const [offered, setOffered] = useState<readonly PathFile[]>([]);
  const [found, setFound] = useState<{ readonly episode: VisitorEpisode; readonly name: string }>();

  function choose(files: readonly PathFile[]) {
    const [file, ...others] = files;
    setOffered(others.length > 0 ? files : []);
    setProblem(others.length > 0 ? m.bring_visitor_many() : undefined);
    if (file !== undefined && others.length === 0) void read(file);
  }

  async function read(file: PathFile) {
    setProblem(undefined);
    setOffered([]);
    setReading(true);
    try {
      const query = { MeanLanguageType: meanLanguageTypes[locale] };
      const answer = await sendFiles("MySeries/ReadEpisode", [file], { lang: locale, query });
      if (!isRead(answer)) throw new Error("the answer has no words");
      // The API is told the file's name alone; its folder says more.
      const guess = guessFile(file.path);
      setFound({ episode: { read: { ...answer, guess }, arranged: null }, name: file.path });
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
        <ChooseFiles onFiles={choose}>{problem !== undefined && <p>{problem}</p>}</ChooseFiles>
        {offered.length > 0 && <WhichOne files={offered} onFile={(file) => void read(file)} />}
      </div>
    </>
  );
}

const inOrder = new Intl.Collator("en", { numeric: true }).compare;

type WhichOneProps = { readonly files: readonly PathFile[]; readonly onFile: (file: PathFile) => void };

/** A folder of a season was chosen: which of its files is read. */
function WhichOne({ files, onFile }: WhichOneProps) {
  return (
    <section className={styles.which} aria-labelledby="which">
      <h2 id="which">{m.bring_visitor_which()}</h2>
      <ul>
        {files
          .toSorted((one, other) => inOrder(one.path, other.path))
          .map((file) => (
            <li key={file.path} lang="en">
              <Button kind="secondary" onClick={() => onFile(file)}>
                {file.path}
              </Button>
            </li>
          ))}
      </ul>
    </section>
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

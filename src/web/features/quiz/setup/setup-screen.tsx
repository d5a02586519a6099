import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { methodsForList, playableWords } from "../../../../domain/quiz/offered-methods.ts";
import { minimumWords, type QuizSettings, repetitions } from "../../../../domain/quiz/settings.ts";
import { Button } from "../../../design/button.tsx";
import { Choice, Segmented } from "../../../design/choice.tsx";
import { Notice } from "../../../design/notice.tsx";
import { EmptyState } from "../../../design/placeholder.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { wordCountText } from "../../../i18n/texts.ts";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { changePreferences, loadPreferences } from "../follow-preferences.ts";
import type { QuizController } from "../quiz-controller.ts";
import { type QuizPreferences, readPreferences } from "../quiz-preferences.ts";
import type { QuizScreen } from "../quiz-screen.ts";
import { LostNotice } from "../screen/lost-notice.tsx";
import { useVoice } from "../use-voice.ts";
import { MethodPicker } from "./method-picker.tsx";
import styles from "./setup.module.css";

type SetupScreenProps = {
  readonly screen: Extract<QuizScreen, { kind: "setup" }>;
  readonly quiz: QuizController;
};

const storage = () => window.localStorage;

/** What is decided before a quiz: how one is asked, how often, with or without time and voice. */
export function SetupScreen({ screen, quiz }: SetupScreenProps) {
  const { list, meanLanguage, resumable, isStarting = false, isLost, problem } = screen;
  const words = list.word_list;
  const [preferences, setPreferences] = useState(() => readPreferences(storage));
  const [hasTried, setHasTried] = useState(false);
  const hasChanged = useRef(false);
  useEffect(() => {
    // What was chosen on another device; what is being chosen here goes before.
    loadPreferences().then(
      (loaded) => {
        if (!hasChanged.current) setPreferences(loaded);
      },
      () => undefined,
    );
  }, []);
  const hasVoice = useVoice() !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const offered = useMemo(() => methodsForList(words, { meanLanguage, hasVoice }), [words, meanLanguage, hasVoice]);
  const chosen = preferences.methods.filter((id) => offered.some((method) => method.id === id));
  // Where nothing that one likes can be played, whatever can is a start.
  const methods = chosen.length > 0 || hasTried ? chosen : offered.slice(0, 1).map(({ id }) => id);
  const { repetition, isTimed, isSpoken } = preferences;
  const settings: QuizSettings = { methods, repetition, meanLanguage, hasVoice, isTimed };
  const playable = playableWords(words, settings).length;
  // Who is signed in plays against the time for points that count.
  const timedHint = useUserData().token === undefined ? m.quiz_timed_hint() : m.quiz_counted_hint();
  const isShort = words.length < minimumWords;

  function change(part: Partial<QuizPreferences>) {
    const next = { ...preferences, methods, ...part };
    setPreferences(next);
    hasChanged.current = true;
    changePreferences(next);
  }

  function begin(event: FormEvent) {
    event.preventDefault();
    setHasTried(true);
    if (playable < minimumWords) return;
    quiz.begin(settings);
  }

  return (
    <div className={styles.setup}>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {m.quiz_title()}
        </h1>
        <p className={styles.list}>
          <b>{list.title}</b>
          <span>{wordCountText(list.start_length)}</span>
          {(words.length === 0 || !isShort) && <Link to={list.returnPath}>{m.quiz_back_to_list()}</Link>}
        </p>
      </header>
      {resumable !== null && (
        <div className={styles.resume}>
          <p>
            <b>{m.quiz_resume_heading()}</b> {m.quiz_resume_text({ count: resumable })}
          </p>
          <Button onClick={quiz.resume}>{m.quiz_resume()}</Button>
        </div>
      )}
      {words.length === 0 ? null : isShort ? (
        <EmptyState heading={m.quiz_list_short_heading()} text={m.quiz_list_short({ minimum: minimumWords })}>
          <Link className="button" to={list.returnPath}>
            {m.quiz_back_to_list()}
          </Link>
        </EmptyState>
      ) : (
        <form onSubmit={begin} noValidate>
          <MethodPicker
            offered={offered}
            listLength={words.length}
            chosen={methods}
            notes={[...(hasVoice ? [] : [m.quiz_no_voice()]), ...(meanLanguage === "en" ? [m.quiz_no_means()] : [])]}
            onChange={(ids) => {
              setHasTried(true);
              change({ methods: ids });
            }}
          />
          <div className={styles.ways}>
            <div>
              <h2 id="repetition">{m.quiz_repetition()}</h2>
              <Segmented
                legend={m.quiz_repetition()}
                options={repetitions.map((times) => ({ value: String(times), text: m.quiz_times({ count: times }) }))}
                value={String(repetition)}
                onChange={(value) => change({ repetition: repetitions.find((one) => String(one) === value) ?? 1 })}
              />
            </div>
            <div>
              <h2>{m.quiz_way()}</h2>
              <Choice
                kind="switch"
                label={m.quiz_timed()}
                hint={isTimed ? timedHint : m.quiz_untimed_hint()}
                checked={isTimed}
                onChange={(event) => change({ isTimed: event.target.checked })}
              />
              {hasVoice && (
                <Choice
                  kind="switch"
                  label={m.quiz_spoken()}
                  hint={m.quiz_spoken_hint()}
                  checked={isSpoken}
                  onChange={(event) => change({ isSpoken: event.target.checked })}
                />
              )}
            </div>
          </div>
          <div className={styles.start}>
            {playable < minimumWords && (
              <Notice kind="error">
                <p>
                  {methods.length === 0
                    ? m.quiz_no_method()
                    : m.quiz_too_few({ count: playable, minimum: minimumWords })}
                </p>
              </Notice>
            )}
            {problem !== undefined && (
              <Notice kind="error">
                <p>{problem === "" ? m.quiz_start_failed() : problem}</p>
              </Notice>
            )}
            {isLost && <LostNotice onRetry={quiz.retry} />}
            <Button type="submit" kind={resumable === null ? "primary" : "secondary"} isLoading={isStarting}>
              {resumable === null ? m.quiz_start() : m.quiz_start_anew()}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}

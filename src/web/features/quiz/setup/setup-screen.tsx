import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { methodOf } from "../../../../domain/quiz/methods.ts";
import { methodsForList } from "../../../../domain/quiz/offered-methods.ts";
import { repetitions } from "../../../../domain/quiz/settings.ts";
import { Button } from "../../../design/button.tsx";
import { Choice, Segmented } from "../../../design/choice.tsx";
import { Notice } from "../../../design/notice.tsx";
import { EmptyState } from "../../../design/placeholder.tsx";
import { takeFocusInPlace } from "../../../design/take-focus.ts";
import { m } from "../../../i18n/generated/messages.js";
import { wordCountText } from "../../../i18n/texts.ts";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { useCanSpeak } from "../../lexicon/speech.ts";
import { late, useLoaded } from "../../page/late.ts";
import { useSite } from "../../page/use-page.ts";
import { backTextOf } from "../back-text.ts";
import { changePreferences, loadPreferences, type QuizPreferences, readPreferences } from "../quiz-preferences.ts";
import type { SetupScreen as Screen, UserEvent } from "../quiz-reducer.ts";
import { isGuided, leastWordsOf, unfinishedWords } from "../session/quiz-session.ts";
import { useVoice } from "../stage/voice.ts";
import { MethodPicker } from "./method-picker.tsx";
import { allowedMethods, ownerOf, planQuiz, proposedPreferences } from "./plan-quiz.ts";
import styles from "./setup.module.css";
import { minutesOf } from "./tonight-plan.ts";

type SetupScreenProps = {
  readonly screen: Screen;
  send(event: UserEvent): void;
};

const voiceChoice = late(() => import("../../lexicon/voice-choice.tsx"));

/** The settings of a quiz: methods, repetition, time limits, voice. */
export function SetupScreen({ screen, send }: SetupScreenProps) {
  const { list, isStarting = false, isConnectionLost, problem } = screen;
  const { title, words, wordCount, meanLanguage, returnPath } = list;
  const isOfGuided = isGuided(list);
  const least = leastWordsOf(list);
  const resumable = unfinishedWords(list);
  const { token } = useUserData();
  const hasVoice = useVoice() !== null;
  const VoiceChoice = useLoaded(useCanSpeak(), voiceChoice);
  const hasSiteVoice = useSite()?.hasSpeech === true;
  const [preferences, setPreferences] = useState(() => proposedPreferences(list, hasVoice));
  const [hasTried, setHasTried] = useState(false);
  const hasChanged = useRef(false);
  useEffect(() => {
    if (isOfGuided) return;
    // As chosen on another device, unless the user has changed them here by now.
    loadPreferences().then(
      (loaded) => {
        if (!hasChanged.current) setPreferences(loaded);
      },
      () => undefined,
    );
  }, [isOfGuided]);

  const offered = useMemo(() => methodsForList(words, { meanLanguage, hasVoice }), [words, meanLanguage, hasVoice]);
  const methods = allowedMethods(preferences.methods, offered, hasTried);
  const { repetition, isTimed, isSpoken } = preferences;
  const { settings, playable } = planQuiz(list, { ...preferences, methods }, hasVoice);
  // With time limits the points of a user who is signed in are added to the account.
  // Points that count need words spoken by the site.
  const isUnheard = isTimed && token !== undefined && hasVoice && !hasSiteVoice;
  const timedHint = token === undefined ? m.quiz_timed_hint() : m.quiz_counted_hint();
  const isShort = words.length < least;

  function change(part: Partial<QuizPreferences>) {
    const next = { ...preferences, methods, ...part };
    setPreferences(next);
    hasChanged.current = true;
    // The methods of a guided quiz are of this quiz alone.
    changePreferences(isOfGuided ? { ...readPreferences(), isTimed: next.isTimed, isSpoken: next.isSpoken } : next);
  }

  function start(event: FormEvent) {
    event.preventDefault();
    setHasTried(true);
    if (playable >= least) send({ type: "start", settings, owner: ownerOf(settings, playable) });
  }

  const choices = (
    <>
      <MethodPicker
        offered={offered}
        listLength={words.length}
        chosen={methods}
        hasPoints={(id) => isTimed && !(isUnheard && methodOf(id).isListening)}
        notes={[
          ...(hasVoice ? [] : [m.quiz_no_voice()]),
          ...(isUnheard ? [m.quiz_unheard()] : []),
          ...(meanLanguage === "en" ? [m.quiz_no_means()] : []),
        ]}
        onChange={(ids) => {
          setHasTried(true);
          change({ methods: ids });
        }}
      />
      <div className={styles.options}>
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
          {VoiceChoice && <VoiceChoice />}
        </div>
      </div>
    </>
  );

  return (
    <div className={styles.setup}>
      <header>
        <h1 ref={takeFocusInPlace} tabIndex={-1}>
          {m.quiz_title()}
        </h1>
        <p className={styles.list}>
          <b>{title}</b>
          <span>{wordCountText(wordCount)}</span>
          {isOfGuided && <span>{m.quiz_minutes({ count: minutesOf(playable, settings) })}</span>}
          {(words.length === 0 || !isShort) && <Link to={returnPath}>{backTextOf(list)}</Link>}
        </p>
      </header>
      {resumable > 0 && (
        <div className={styles.resume}>
          <p>
            <b>{m.quiz_resume_heading()}</b> {m.quiz_resume_text({ count: resumable })}
          </p>
          <Button onClick={() => send({ type: "resume" })}>{m.quiz_resume()}</Button>
        </div>
      )}
      {words.length === 0 ? null : isShort ? (
        <EmptyState heading={m.quiz_list_short_heading()} text={m.quiz_list_short({ minimum: least })}>
          <Link className="button" to={returnPath}>
            {backTextOf(list)}
          </Link>
        </EmptyState>
      ) : (
        <form onSubmit={start} noValidate>
          {isOfGuided ? <p>{m.quiz_tonight_way()}</p> : choices}
          <div className={styles.start}>
            {playable < least && (
              <Notice kind="error">
                <p>{methods.length === 0 ? m.quiz_no_method() : m.quiz_too_few({ count: playable, minimum: least })}</p>
              </Notice>
            )}
            {playable >= least && playable < words.length && (
              <p>{m.quiz_left_out({ count: words.length - playable })}</p>
            )}
            {problem !== undefined && (
              <Notice kind="error">
                <p>{problem === "" ? m.quiz_start_failed() : problem}</p>
              </Notice>
            )}
            {isConnectionLost && <ConnectionLostNotice onRetry={() => send({ type: "retry" })} />}
            <Button type="submit" kind={resumable === 0 ? "primary" : "secondary"} isLoading={isStarting}>
              {resumable === 0 ? m.quiz_start() : m.quiz_start_anew()}
            </Button>
          </div>
          {isOfGuided && (
            <details className={styles.more}>
              <summary>{m.quiz_settings()}</summary>
              {choices}
            </details>
          )}
        </form>
      )}
    </div>
  );
}

/** The server does not respond, and is asked again. */
export function ConnectionLostNotice({ onRetry }: { onRetry(): void }) {
  return (
    <Notice kind="error" heading={m.quiz_lost()}>
      <p>{m.quiz_lost_next()}</p>
      <Button kind="secondary" onClick={onRetry}>
        {m.try_again()}
      </Button>
    </Notice>
  );
}

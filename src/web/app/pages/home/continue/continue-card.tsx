import { useEffect } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { Button } from "../../../../design/button.tsx";
import { Icon } from "../../../../design/icon.tsx";
import { useApi } from "../../../../features/accounts/session/queries.ts";
import { signedInListId } from "../../../../features/accounts/session/session.ts";
import { useUserData } from "../../../../features/accounts/session/use-user-data.ts";
import { GoalPanel } from "../../../../features/memory/goal/goal-panel.tsx";
import { pathOf } from "../../../../features/page/paths.ts";
import { useLocale } from "../../../../features/page/use-page.ts";
import type { PlannedWord } from "../../../../features/progress/plan/plan-days.ts";
import { useLearnToday } from "../../../../features/progress/plan/todays-words.ts";
import { storeServerQuiz } from "../../../../features/quiz/session/server-quiz.ts";
import { dateText } from "../../../../i18n/dates.ts";
import { m } from "../../../../i18n/generated/messages.js";
import { numberText } from "../../../../i18n/texts.ts";
import styles from "./continue-card.module.css";
import { type LastEvening, nextStep, type Step } from "./next-step.ts";
import { type ContinuedQuiz, type Known, useMember, useVisitor } from "./use-standing.ts";

/** What to go on with, for whoever comes back: one step, today's goal, and what the last evening came to. */
export default function ContinueCard() {
  const isMember = useUserData().token !== undefined;
  return isMember ? <OfMember /> : <OfVisitor />;
}

function OfMember() {
  return <Card known={useMember()} />;
}

function OfVisitor() {
  return <Card known={useVisitor()} />;
}

function Card({ known }: { known: Known | undefined }) {
  const step = known && nextStep(known.standing, Date.now());
  const count = step?.count;
  const navigate = useNavigate();
  const [params] = useSearchParams();
  // The installed app's shortcut to tonight's words: to the episode or film that was studied last.
  const shortcut = params.has("tonight") ? known?.standing.evening?.path : undefined;
  useEffect(() => {
    if (count !== undefined) setBadge(count);
    if (shortcut !== undefined) void navigate(shortcut, { replace: true });
  }, [count, shortcut, navigate]);
  if (known === undefined || step === undefined) return null;
  const { evening } = known.standing;
  return (
    <section className={styles.card} aria-labelledby="continue">
      <div className={styles.next}>
        <p>{m.continue_heading()}</p>
        <NextStep step={step} />
        {evening !== undefined && step.kind !== "tonight" && <EveningTrace evening={evening} />}
      </div>
      <div className={styles.standing}>
        <GoalPanel goal={known.goal} />
        <Glance />
      </div>
    </section>
  );
}

/** The icon of the installed app shows the number, where the browser can. */
function setBadge(count: number): void {
  const badge: Partial<Pick<Navigator, "setAppBadge" | "clearAppBadge">> = navigator;
  // Where the site is not installed it is refused.
  const done = count > 0 ? badge.setAppBadge?.(count) : badge.clearAppBadge?.();
  done?.catch(() => undefined);
}

function NextStep({ step }: { step: Step<ContinuedQuiz> }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const account = pathOf("account", locale);
  const { token } = useUserData();
  switch (step.kind) {
    case "quiz": {
      const { title, served } = step.quiz;
      return (
        <>
          <h2 id="continue">{m.continue_quiz()}</h2>
          <p>{m.continue_quiz_text({ title, count: step.count })}</p>
          <p>
            <button
              type="button"
              className="button"
              onClick={() => {
                const owner = signedInListId();
                if (served !== undefined && owner !== undefined) storeServerQuiz(served, owner, pathOf("home", locale));
                void navigate(pathOf("quiz", locale));
              }}
            >
              <Icon name="play" />
              {m.continue_quiz_way()}
            </button>
          </p>
        </>
      );
    }
    case "due":
    case "fresh":
      return (
        <>
          <h2 id="continue">
            {step.kind === "due" ? m.continue_due({ count: step.count }) : m.continue_fresh({ count: step.count })}
          </h2>
          {step.kind === "due" && <p>{m.continue_due_text()}</p>}
          <WayOn to={pathOf("review", locale)} text={m.continue_due_way()} />
        </>
      );
    case "plan":
      return <PlanStep words={step.words} />;
    case "tonight":
      return (
        <>
          <h2 id="continue">{m.continue_tonight()}</h2>
          <p>{m.continue_tonight_text({ title: step.evening.title })}</p>
          <WayOn to={step.evening.path} text={m.continue_tonight_way()} />
        </>
      );
    case "hard":
      return (
        <>
          <h2 id="continue">{m.continue_hard({ count: step.count })}</h2>
          <p>{m.continue_hard_text()}</p>
          {/* A visitor's are listed where reviews begin. */}
          <WayOn
            to={token === undefined ? pathOf("review", locale) : `${account}?page=memory`}
            text={m.continue_hard_way()}
          />
        </>
      );
    case "done":
      return (
        <>
          <h2 id="continue">{m.continue_done()}</h2>
          <p>{m.continue_done_text()}</p>
          <WayOn to={pathOf("movies", locale)} text={m.memory_first_way()} />
        </>
      );
  }
}

function PlanStep({ words }: { readonly words: readonly PlannedWord[] }) {
  const learn = useLearnToday(words);
  return (
    <>
      <h2 id="continue">{m.continue_plan({ count: words.length })}</h2>
      <p>{m.plan_learn_text()}</p>
      <p>
        <Button isLoading={learn.isBusy} onClick={learn.run}>
          {m.plan_learn_today({ count: words.length })}
        </Button>
      </p>
      <p role="alert">{learn.problem}</p>
    </>
  );
}

function WayOn({ to, text }: { to: string; text: string }) {
  return (
    <p>
      <Link className="button" to={to} prefetch="intent">
        {text}
      </Link>
    </p>
  );
}

function EveningTrace({ evening: { title, path, at, missed } }: { evening: LastEvening }) {
  return (
    <p className={styles.trace}>
      <Link to={path}>{m.continue_last({ title, day: dateText(new Date(at).toISOString()) })}</Link>
      {missed !== null && missed > 0 && <span>{m.continue_last_missed({ count: missed })}</span>}
    </p>
  );
}

/** What a member would look up in the account. */
function Glance() {
  const { token, userWordLists } = useUserData();
  return token === undefined ? null : <MemberGlance lists={userWordLists.length} />;
}

function MemberGlance({ lists }: { lists: number }) {
  const account = pathOf("account", useLocale());
  const points = useApi("Score/GetPointData").data;
  return (
    <ul className={styles.glance}>
      {points !== undefined && <li>{m.continue_points({ points: numberText(points.today) })}</li>}
      {points !== undefined && points.streak > 0 && <li>{m.continue_streak({ count: points.streak })}</li>}
      {lists > 0 && (
        <li>
          <Link to={`${account}?page=lists`}>{m.continue_lists({ count: lists })}</Link>
        </li>
      )}
      <li>
        <Link to={`${account}?page=memory`}>{m.account_memory()}</Link>
      </li>
    </ul>
  );
}

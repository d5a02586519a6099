import { Link } from "react-router";
import type { Memory } from "../../../../../contract/memory.ts";
import { EmptyState } from "../../../../design/placeholder.tsx";
import { useApi } from "../../../../features/accounts/session/queries.ts";
import { GoalPanel } from "../../../../features/memory/goal/goal-panel.tsx";
import { AnswerState } from "../../../../features/page/answer-state.tsx";
import { pathOf } from "../../../../features/page/paths.ts";
import { useLocale } from "../../../../features/page/use-page.ts";
import { m } from "../../../../i18n/generated/messages.js";
import { numberText, percentText } from "../../../../i18n/texts.ts";
import { Growth } from "./growth.tsx";
import { HardWords } from "./hard-words.tsx";
import { LearntWords } from "./learnt-words.tsx";
import { DueChart, StabilityChart, WeeksChart } from "./memory-charts.tsx";
import styles from "./memory-section.module.css";
import { MemorySettingsForm } from "./memory-settings.tsx";
import { StoppedWords } from "./stopped-words.tsx";

/** What the person remembers: what is due, how well it is remembered, what grows, hard words, and the settings of learning. */
export default function MemorySection() {
  const locale = useLocale();
  const query = useApi("Memory/GetMemory");
  const memory = query.data;
  if (memory === undefined) return <AnswerState query={query} lines={8} />;
  return (
    <div className={styles.parts}>
      {isEmpty(memory) ? <NothingYet /> : <Pictures memory={memory} />}
      <section aria-labelledby="memory-settings">
        <h3 id="memory-settings">{m.memory_settings_heading()}</h3>
        <MemorySettingsForm />
      </section>
      <p>
        <Link to={pathOf("watchPlan", locale)}>{m.plan_title()}</Link>
      </p>
      {/* The longest part, last. */}
      {!isEmpty(memory) && <LearntWords aimed={memory.retention.aimed} today={memory.dueByDay[0]?.day ?? ""} />}
    </div>
  );
}

function isEmpty({ learnt, learning, fresh, weeks }: Memory): boolean {
  return learnt + learning + fresh === 0 && weeks.length === 0;
}

function NothingYet() {
  return (
    <EmptyState headingLevel={3} heading={m.memory_first_heading()} text={m.memory_first_text()}>
      <Link className="button" to={pathOf("movies", useLocale())}>
        {m.memory_first_way()}
      </Link>
    </EmptyState>
  );
}

function Pictures({ memory }: { memory: Memory }) {
  const { learnt, learning, fresh, dueByDay, today, streak } = memory;
  const day = dueByDay[0]?.day ?? "";
  return (
    <>
      <div className={styles.panel}>
        <GoalPanel goal={{ today, streak, day }} />
      </div>
      <dl className={styles.figures}>
        {(
          [
            [m.memory_learnt(), learnt],
            [m.memory_learning(), learning],
            [m.memory_fresh(), fresh],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{numberText(value)}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="memory-due">
        <h3 id="memory-due">{m.memory_due_heading()}</h3>
        <DueChart days={dueByDay} />
      </section>
      <Retention retention={memory.retention} />
      <section aria-labelledby="memory-stability">
        <h3 id="memory-stability">{m.memory_stability_heading()}</h3>
        <StabilityChart bands={memory.byStability} />
      </section>
      <section aria-labelledby="memory-weeks">
        <h3 id="memory-weeks">{m.memory_weeks_heading()}</h3>
        <WeeksChart weeks={memory.weeks} today={day} />
      </section>
      <Growth />
      <HardWords cards={memory.hard} />
      <StoppedWords words={memory.stopped} />
    </>
  );
}

/** With fewer answers a share says little. */
const enoughAnswers = 50;

function Retention({ retention: { aimed, measured, answers } }: Pick<Memory, "retention">) {
  return (
    <section aria-labelledby="memory-retention">
      <h3 id="memory-retention">{m.memory_retention_heading()}</h3>
      {measured === null ? (
        <p>{m.memory_retention_none({ aimed: percentText(aimed) })}</p>
      ) : (
        <>
          <svg className={styles.retention} aria-hidden="true">
            <rect width="100%" height="100%" />
            <rect width={`${measured * 100}%`} height="100%" data-measured />
            <line x1={`${aimed * 100}%`} x2={`${aimed * 100}%`} y1="0" y2="100%" />
          </svg>
          <p>
            {m.memory_retention({ count: answers, measured: percentText(measured), aimed: percentText(aimed) })}
            {answers < enoughAnswers && ` ${m.memory_retention_few()}`}
          </p>
        </>
      )}
    </section>
  );
}

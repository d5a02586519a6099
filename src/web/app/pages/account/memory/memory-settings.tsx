import { useState } from "react";
import type { MemorySettings } from "../../../../../contract/memory.ts";
import { answersOfGoal, goals } from "../../../../../domain/memory/session.ts";
import { Choice, Segmented } from "../../../../design/choice.tsx";
import { SelectField } from "../../../../design/field.tsx";
import { api } from "../../../../features/accounts/session/api.ts";
import { refresh, setAnswer, useApi } from "../../../../features/accounts/session/queries.ts";
import { AnswerState } from "../../../../features/page/answer-state.tsx";
import { m } from "../../../../i18n/generated/messages.js";
import { numberText, percentText } from "../../../../i18n/texts.ts";
import styles from "./memory-section.module.css";

type Change = Partial<Pick<MemorySettings, "goalMinutes" | "newPerDay" | "retention" | "selfGrading">>;

const newPerDay = [0, 5, 10, 15, 20, 30, 50];
const retentions = [0.8, 0.85, 0.9, 0.93, 0.95, 0.97];

/** The values offered, and the present one where it is another. */
function withPresent(offered: readonly number[], present: number): number[] {
  return [...new Set([...offered, present])].toSorted((a, b) => a - b);
}

/** The settings of learning; each acts at once. */
export function MemorySettingsForm() {
  const query = useApi("Memory/GetSettings");
  const [hasFailed, setHasFailed] = useState(false);
  const settings = query.data;
  if (settings === undefined) return <AnswerState query={query} lines={4} />;

  async function change(body: Change) {
    if (settings === undefined) return;
    setAnswer("Memory/GetSettings", { ...settings, ...body });
    try {
      setAnswer("Memory/GetSettings", await api.call("Memory/ChangeSettings", { body }));
      setHasFailed(false);
      await refresh("Memory/GetMemory");
    } catch {
      setAnswer("Memory/GetSettings", settings);
      setHasFailed(true);
    }
  }

  const { goalMinutes, retention, selfGrading, isFitted } = settings;
  return (
    <div className={styles.settings}>
      <div className={styles.goal}>
        <span aria-hidden="true">{m.goal_choice()}</span>
        <Segmented
          legend={m.goal_choice()}
          options={goals.map((minutes) => ({ value: String(minutes), text: m.goal_minutes({ minutes }) }))}
          value={String(goalMinutes)}
          onChange={(value) => void change({ goalMinutes: goals.find((goal) => String(goal) === value) ?? goals[0] })}
        />
        <small>
          {m.goal_answers({ minutes: numberText(goalMinutes), answers: numberText(answersOfGoal(goalMinutes)) })}
        </small>
      </div>
      <SelectField
        label={m.memory_new_per_day()}
        value={settings.newPerDay}
        autoComplete="off"
        onChange={({ target }) => void change({ newPerDay: Number(target.value) })}
      >
        {withPresent(newPerDay, settings.newPerDay).map((count) => (
          <option key={count} value={count}>
            {numberText(count)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={m.memory_retention_choice()}
        hint={isFitted ? `${m.memory_retention_hint()} ${m.memory_fitted()}` : m.memory_retention_hint()}
        value={retention}
        autoComplete="off"
        onChange={({ target }) => void change({ retention: Number(target.value) })}
      >
        {withPresent(retentions, retention).map((share) => (
          <option key={share} value={share}>
            {percentText(share)}
          </option>
        ))}
      </SelectField>
      <Choice
        kind="switch"
        label={m.memory_self_grading()}
        hint={m.memory_self_grading_hint()}
        checked={selfGrading}
        onChange={({ target }) => void change({ selfGrading: target.checked })}
      />
      <p role="alert">{hasFailed && m.coverage_failed()}</p>
    </div>
  );
}

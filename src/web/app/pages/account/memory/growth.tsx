import type { Growth as GrowthAnswer } from "../../../../../contract/learnt-words.ts";
import { LineChart } from "../../../../design/line-chart.tsx";
import { useApi } from "../../../../features/accounts/session/queries.ts";
import { AnswerState } from "../../../../features/page/answer-state.tsx";
import { dayText, shortDayText } from "../../../../i18n/dates.ts";
import { m } from "../../../../i18n/generated/messages.js";
import { numberText, percentText } from "../../../../i18n/texts.ts";
import styles from "./memory-section.module.css";

/** How many words were known week by week, and what they covered of the titles that are studied. */
export function Growth() {
  const query = useApi("Memory/GetGrowth");
  return (
    <section aria-labelledby="memory-growth">
      <h3 id="memory-growth">{m.memory_growth_heading()}</h3>
      {query.data === undefined ? <AnswerState query={query} lines={5} /> : <Lines {...query.data} />}
    </section>
  );
}

function Lines({ weeks, titles }: GrowthAnswer) {
  const ends = [shortDayText(weeks[0]?.monday ?? ""), m.memory_today()] as const;
  const covered = weeks.flatMap(({ monday, coverage }) => (coverage === null ? [] : [{ monday, coverage }]));
  const least = Math.min(...covered.map(({ coverage }) => coverage));
  const most = Math.max(...weeks.map(({ known }) => known), 1);
  return (
    <div className={styles.pair}>
      <LineChart
        caption={m.memory_growth_known()}
        columns={[m.memory_week(), m.memory_words_column()]}
        points={weeks.map(({ monday, known }) => ({ name: dayText(monday), value: known, text: numberText(known) }))}
        range={{ from: 0, to: most * 1.25 }}
        ends={ends}
      />
      {covered.length > 0 && (
        <LineChart
          caption={m.memory_growth_coverage({ count: titles })}
          columns={[m.memory_week(), m.memory_share_column()]}
          points={covered.map(({ monday, coverage }) => ({
            name: dayText(monday),
            value: coverage,
            text: percentText(coverage),
          }))}
          range={{ from: Math.max(0, Math.floor(least * 10 - 1) / 10), to: 1 }}
          ends={ends}
        />
      )}
    </div>
  );
}

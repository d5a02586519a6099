import type { Memory } from "../../../../../contract/memory.ts";
import { type Day, dayAfter } from "../../../../../domain/locale/day.ts";
import { mondayOf } from "../../../../../domain/memory/goal.ts";
import { BarChart } from "../../../../design/bar-chart.tsx";
import { dayText, shortDayText } from "../../../../i18n/dates.ts";
import { m } from "../../../../i18n/generated/messages.js";
import { numberText } from "../../../../i18n/texts.ts";

const daysOfWeek = 7;
const weeksShown = 12;

export function DueChart({ days }: { days: Memory["dueByDay"] }) {
  return (
    <BarChart
      caption={m.memory_due_caption()}
      columns={[m.memory_day(), m.memory_cards()]}
      bars={days.map(({ day, due }, at) => ({
        name: dayText(day),
        label: at === 0 ? m.memory_today() : at % daysOfWeek === 0 ? shortDayText(day) : "",
        value: due,
        text: numberText(due),
      }))}
    />
  );
}

export function StabilityChart({ bands }: { bands: Memory["byStability"] }) {
  return (
    <BarChart
      caption={m.memory_stability_caption()}
      columns={[m.memory_stability_caption(), m.memory_words_column()]}
      hasValues
      bars={bands.map(({ from, words }, at) => {
        const next = bands[at + 1]?.from;
        const [low, high] = [numberText(from), next === undefined ? "" : numberText(next)];
        return {
          name: next === undefined ? m.memory_band_last({ from: low }) : m.memory_band({ from: low, to: high }),
          label: next === undefined ? `${low}+` : `${low}–${high}`,
          value: words,
          text: numberText(words),
        };
      })}
    />
  );
}

/** The last twelve weeks, those without answers too. */
export function WeeksChart({ weeks, today }: { weeks: Memory["weeks"]; today: Day }) {
  const byMonday = new Map(weeks.map((week) => [week.monday, week.minutes]));
  const last = mondayOf(today);
  return (
    <BarChart
      caption={m.memory_weeks_caption()}
      columns={[m.memory_week(), m.memory_minutes()]}
      hasValues
      bars={Array.from({ length: weeksShown }, (_, at) => {
        const monday = dayAfter(last, daysOfWeek * (at + 1 - weeksShown));
        const minutes = Math.round(byMonday.get(monday) ?? 0);
        const isLabelled = at % 4 === 3;
        return {
          name: dayText(monday),
          label: isLabelled ? shortDayText(monday) : "",
          value: minutes,
          text: numberText(minutes),
        };
      })}
    />
  );
}

import { levelNames } from "../../../../domain/lexicon/level.ts";
import type { MethodId } from "../../../../domain/quiz/methods.ts";
import { m } from "../../messages.ts";
import { Facts } from "../../parts/facts.tsx";
import { useFormats } from "../../parts/formats.ts";
import type { Evidence } from "./evidence.ts";

const methodNames: Readonly<Record<MethodId, () => string>> = {
  "test-phrase-mean": () => m.prizes_method_choose_mean(),
  "test-definition-phrase": () => m.prizes_method_choose_defined(),
  "test-phrase-definition": () => m.prizes_method_choose_definition(),
  "test-synonyms-phrase": () => m.prizes_method_choose_synonym(),
  "write-phrase-mean": () => m.prizes_method_write_mean(),
  "write-mean-phrase": () => m.prizes_method_write_meant(),
  "write-definition-phrase": () => m.prizes_method_write_defined(),
  "writeListen-engAudio-phrase": () => m.prizes_method_listen_phrase(),
  "writeListen-engAudio-mean": () => m.prizes_method_listen_mean(),
};

/** In the order of the bins (domain/progress/answer-times.ts). */
const pauseNames: readonly (() => string)[] = [
  () => m.prizes_pause_2(),
  () => m.prizes_pause_4(),
  () => m.prizes_pause_6(),
  () => m.prizes_pause_10(),
  () => m.prizes_pause_20(),
  () => m.prizes_pause_60(),
  () => m.prizes_pause_600(),
  () => m.prizes_pause_longer(),
];

/** What a person chose to be asked in a month, and how the answers lie in time: for the look that a prize needs. */
export function ChoiceFigures({ evidence }: { evidence: Evidence }) {
  const { methods, levelAnswers, lists, topListShare, pauses, sessions } = evidence;
  const formats = useFormats();
  const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  const partOf = (count: number, all: number) => `${formats.number(count)} (${formats.percent(count / all)})`;
  const asked = total(methods.map(({ answers }) => answers));
  const paused = total(pauses);
  return (
    <>
      {asked > 0 && (
        <section aria-labelledby="choice-heading">
          <h3 id="choice-heading">{m.prizes_choice()}</h3>
          <Facts
            facts={[
              ...methods.map(({ method, answers }) => [methodNames[method](), partOf(answers, asked)] as const),
              ...levelAnswers.map((count, at) => [levelNames[at] ?? "", partOf(count, asked)] as const),
              [m.prizes_lists(), formats.number(lists)],
              [m.prizes_top_list(), topListShare === null ? null : formats.percent(topListShare)],
            ]}
          />
        </section>
      )}
      {paused > 0 && (
        <section aria-labelledby="pauses-heading">
          <h3 id="pauses-heading">{m.prizes_pauses()}</h3>
          <Facts
            facts={[
              [m.prizes_sessions(), formats.number(sessions)],
              ...pauses.map((count, at) => [pauseNames[at]?.() ?? "", partOf(count, paused)] as const),
            ]}
          />
        </section>
      )}
    </>
  );
}

import { useId, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Word } from "../../../../contract/lexicon/word-list.ts";
import type { Coverage } from "../../../../contract/progress/coverage.ts";
import type { Tonight } from "../../../../contract/progress/tonight.ts";
import { Button } from "../../../design/button.tsx";
import { Segmented } from "../../../design/choice.tsx";
import { Icon } from "../../../design/icon.tsx";
import { Skeleton } from "../../../design/placeholder.tsx";
import { takeFocusInPlace } from "../../../design/take-focus.ts";
import { m } from "../../../i18n/generated/messages.js";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { knowsAnything } from "../../accounts/session/user-data.ts";
import type { startLearning } from "../../memory/remember.ts";
import { KeepSlot } from "../../offline/keep-slot.tsx";
import { wordListTypes } from "../../page/api-client.ts";
import { late, useLoaded } from "../../page/late.ts";
import { pathOf } from "../../page/paths.ts";
import { lockedListOf } from "../../page/told-problem.ts";
import { useLocale } from "../../page/use-page.ts";
import type { CoveredList } from "../../progress/coverage/ask-coverage.ts";
import { useCoverage } from "../../progress/coverage/coverage-queries.ts";
import { CoverageStrip } from "../../progress/coverage/coverage-strip.tsx";
import { learningText, shareTexts } from "../../progress/coverage/share-change.ts";
import { meaningOfShares, shareText } from "../../progress/coverage/share-text.ts";
import { type KnownRule, useKnownRule } from "../../progress/known/known-words.ts";
import { minutesOf, tonightPlan } from "../../quiz/setup/tonight-plan.ts";
import { useVoice } from "../../quiz/stage/voice.ts";
import { CoveragePanel, LevelChoice, Shortest } from "../coverage/coverage-panel.tsx";
import { EveningPart } from "./evening-part.tsx";
import { storeTonight } from "./start-tonight.ts";
import styles from "./tonight.module.css";
import { askTonight, type TonightProps, useTonight } from "./tonight-queries.ts";
import {
  listKeyOf,
  setTonightCount,
  type TonightCount,
  tonightCounts,
  useTonightSettings,
} from "./tonight-settings.ts";
import { TonightWords } from "./tonight-words.tsx";

type TonightOfferProps = TonightProps & {
  /** Whether what was pressed to come here is gone. */
  readonly takesFocus: boolean;
};

const triage = late(() => import("./triage.tsx"));
const noIds: readonly number[] = [];

/** Tonight's words of an episode or film: they are shown, sorted and asked in a quiz. */
export default function TonightOffer({ takesFocus, ...props }: TonightOfferProps) {
  const { kind, id, title } = props;
  const list = useMemo(() => ({ kind, id }), [kind, id]);
  const user = useUserData();
  const locale = useLocale();
  const { count, putOff } = useTonightSettings();
  const skip = putOff[listKeyOf(list)] ?? noIds;
  const { data: answer, error, refetch } = useTonight({ list, count, skip, locale });
  const start = useStart({ list, title });
  const coverage = useCoverage(list, knowsAnything(user));
  const [isSorting, setIsSorting] = useState(false);
  const Triage = useLoaded(isSorting, triage);
  const headingId = useId();
  const tonight = useShown(answer, useKnownRule(), skip);

  if (lockedListOf(error) !== undefined) return <CoveragePanel {...props} />;
  const words = tonight?.words ?? [];
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 ref={takesFocus ? takeFocusInPlace : undefined} id={headingId} tabIndex={-1} className={styles.heading}>
        {words.length === 0
          ? m.tonight_heading_ask()
          : tonight?.evening === undefined
            ? m.tonight_heading({ count: words.length })
            : m.evening_next({ count: words.length })}
      </h2>
      {tonight?.evening !== undefined && <EveningPart evening={tonight.evening} />}
      {tonight === undefined && error === null && <Skeleton lines={4} />}
      {tonight === undefined && error !== null && (
        <div className={styles.failed} role="alert">
          <p>{m.tonight_failed()}</p>
          <Button kind="secondary" onClick={() => void refetch()}>
            {m.try_again()}
          </Button>
        </div>
      )}
      {tonight !== undefined && (
        <>
          <Share tonight={tonight} target={coverage?.list?.target} />
          {words.length === 0 && <p>{m.tonight_none()}</p>}
        </>
      )}
      {tonight !== undefined && words.length > 0 && (
        <div className={styles.actions}>
          <Button isLoading={start.isBusy} onClick={() => void start.run(tonight).catch(() => undefined)}>
            <Icon name="play" />
            <StartText words={words} />
          </Button>
          <Button kind="secondary" onClick={() => setIsSorting(true)}>
            {m.tonight_sort()}
          </Button>
          <p role="alert">{start.hasFailed && m.tonight_failed()}</p>
        </div>
      )}
      {/* Below the start: by keyboard its buttons would stand before it. */}
      {words.length > 0 && <TonightWords words={words} list={list} />}
      {(tonight !== undefined || error !== null) && <Settings {...props} count={count} coverage={coverage?.list} />}
      {tonight !== undefined && (
        <div className={styles.road}>
          <KeepSlot {...props} />
        </div>
      )}
      {isSorting && Triage !== undefined && (
        <Triage
          wish={{ list, count, skip, locale }}
          words={words}
          onStart={async (knownIds) =>
            start.run(await askTonight({ list, count, locale, skip: [...skip, ...knownIds].slice(-200) }))
          }
          onTaught={(taught) =>
            void learn(taught, locale, { type: wordListTypes[kind], id }).catch((error: unknown) => reportError(error))
          }
          onClose={() => setIsSorting(false)}
        />
      )}
    </section>
  );
}

const learn: typeof startLearning = async (...taught) => {
  const { startLearning } = await import("../../memory/remember.ts");
  await startLearning(...taught);
};

/** Without what was marked or put off since it was asked for; what comes in its place comes with the next answer. */
function useShown(tonight: Tonight | undefined, knownBy: KnownRule, skip: readonly number[]) {
  return useMemo(() => {
    const isShown = ({ id, difficulty }: Word) => knownBy(id, difficulty) === undefined && !skip.includes(id);
    return tonight && { ...tonight, words: tonight.words.filter(isShown) };
  }, [tonight, knownBy, skip]);
}

/** Stores the words for the quiz page and goes there. */
function useStart({ list, title }: { readonly list: CoveredList; readonly title: string }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const knownBy = useKnownRule();
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");

  async function run(tonight: Tonight) {
    setState("busy");
    try {
      await storeTonight({ list, title, tonight, knownBy, locale, returnPath: pathname });
      await navigate(pathOf("quiz", locale));
    } catch (error) {
      setState("failed");
      throw error;
    }
  }

  return { isBusy: state === "busy", hasFailed: state === "failed", run };
}

type SettingsProps = TonightProps & { readonly count: TonightCount; readonly coverage: Coverage["list"] };

/** The level, how many words an evening has, and the longer way: all words up to the target. */
function Settings({ count, coverage, ...props }: SettingsProps) {
  const level = useUserData().knownLevel ?? 0;
  return (
    <details className={styles.settings}>
      <summary>{m.quiz_settings()}</summary>
      <div>
        <LevelChoice level={level} />
        <div className={styles.count}>
          <span aria-hidden="true">{m.tonight_count()}</span>
          <Segmented
            legend={m.tonight_count()}
            options={tonightCounts.map((one) => ({ value: String(one), text: String(one) }))}
            value={String(count)}
            onChange={(value) => setTonightCount(tonightCounts.find((one) => String(one) === value) ?? 10)}
          />
        </div>
        {coverage?.shortestList !== undefined && (
          <Shortest {...props} wordIds={coverage.shortestList.wordIds} target={shareText(coverage.target)} />
        )}
      </div>
    </details>
  );
}

function Share({ tonight, target }: { readonly tonight: Tonight; readonly target: number | undefined }) {
  const user = useUserData();
  const { shareBefore, shareAfter, learning, shareLearnt = shareAfter } = tonight;
  const figures = shareTexts(tonight);
  return (
    <div className={styles.share}>
      <p>{meaningOfShares(user) === "understood" ? m.tonight_understood(figures) : m.tonight_familiar(figures)}</p>
      {learning !== undefined && <p className={styles.learning}>{learningText(learning)}</p>}
      <CoverageStrip
        share={shareBefore}
        learning={learning}
        next={shareLearnt}
        {...(target !== undefined && { target })}
      />
    </div>
  );
}

function StartText({ words }: { readonly words: Tonight["words"] }) {
  const meanLanguage = useLocale();
  const hasVoice = useVoice() !== null;
  const plan = tonightPlan(words, { meanLanguage, hasVoice });
  return m.tonight_start({ count: minutesOf(words.length, plan) });
}

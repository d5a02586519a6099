import { clockText } from "../../../../domain/locale/clock-text.ts";
import { Icon } from "../../../design/icon.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { useLocale } from "../../page/use-page.ts";
import styles from "./companion.module.css";
import type { ShownMoment } from "./plan-watch.ts";
import type { WatchAnswer } from "./watch-store.ts";

type MomentCardProps = {
  readonly moment: ShownMoment;
  readonly position: number;
  readonly answer: WatchAnswer | undefined;
  onAnswer(answer: WatchAnswer): void;
};

const answers = [
  ["missed", "close", m.companion_missed],
  ["got", "check", m.companion_got],
] as const satisfies readonly (readonly [WatchAnswer, string, () => string])[];

/** A line of subtitles is about as long on the screen. */
const nowSeconds = 3;

/** The word that is said next, or was just said: it rises like a subtitle. */
export function MomentCard({ moment: { word, second }, position, answer, onAnswer }: MomentCardProps) {
  const { phrase, ipa, mean, definition } = word;
  const locale = useLocale();
  return (
    <article className={styles.card}>
      <p className={styles.when}>
        {clockText(second)} · {whenText(second - position)}
      </p>
      <h2 lang="en">
        <span className="caption">{phrase}</span>
      </h2>
      {ipa !== "" && (
        <p className={styles.ipa} lang="en">
          /{ipa}/
        </p>
      )}
      <p className={styles.mean} lang={mean === null ? "en" : locale}>
        {mean ?? definition}
      </p>
      <div className={styles.answers}>
        {answers.map(([given, icon, text]) => (
          <button
            key={given}
            type="button"
            className={styles.answer}
            data-answer={given}
            aria-pressed={answer === given}
            onClick={() => onAnswer(given)}
          >
            <Icon name={icon} />
            {text()}
          </button>
        ))}
      </div>
    </article>
  );
}

function whenText(seconds: number): string {
  if (seconds > 0) return m.companion_soon({ seconds });
  return seconds > -nowSeconds ? m.companion_now() : m.companion_said();
}

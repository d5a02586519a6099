import { m } from "../../messages.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import parts from "../../parts/parts.module.css";
import type { RankedPerson } from "./evidence.ts";

type Prize = NonNullable<RankedPerson["prize"]>;

function progressOf({ hasMailFailed, sentAt, openedAt, redeemedAt }: Prize) {
  if (redeemedAt !== null) return "redeemed";
  if (openedAt !== null) return "opened";
  if (sentAt !== null) return "sent";
  return hasMailFailed ? "failed" : "queued";
}

/** The prize of a person: what became of it, the one they would get, or why they get none. */
export function PrizeState({ person: { prize, nextPrize, looked, obstacles } }: { person: RankedPerson }) {
  if (prize !== null) {
    const progress = progressOf(prize);
    return (
      <Badge tone={progress === "failed" ? "bad" : "good"}>
        {m.prizes_next_prize({ place: prize.place })}, {m[`prizes_prize_states_${progress}` as const]()}
      </Badge>
    );
  }
  if (nextPrize !== null) {
    const text = m.prizes_next_prize({ place: nextPrize });
    return <Badge tone="busy">{looked === null ? `${text}, ${m.prizes_to_look_at()}` : text}</Badge>;
  }
  return (
    <span className={parts.badges}>
      {obstacles.map((obstacle) => (
        <Badge key={obstacle} tone="bad">
          {m[`prizes_obstacles_${obstacle}` as const]()}
        </Badge>
      ))}
    </span>
  );
}

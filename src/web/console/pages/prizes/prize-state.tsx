import { useTexts } from "../../language.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import type { RankedPerson } from "./evidence.ts";
import { prizesTexts } from "./prizes-texts.ts";

type Prize = NonNullable<RankedPerson["prize"]>;

function progressOf({ hasMailFailed, sentAt, openedAt, redeemedAt }: Prize) {
  if (redeemedAt !== null) return "redeemed";
  if (openedAt !== null) return "opened";
  if (sentAt !== null) return "sent";
  return hasMailFailed ? "failed" : "queued";
}

/** The prize of a person: what became of it, the one they would get, or why they get none. */
export function PrizeState({ person: { prize, nextPrize, obstacles } }: { person: RankedPerson }) {
  const t = useTexts(prizesTexts);
  if (prize !== null) {
    const progress = progressOf(prize);
    return (
      <Badge tone={progress === "failed" ? "bad" : "good"}>
        {t.nextPrize(prize.place)}, {t.prizeStates[progress]}
      </Badge>
    );
  }
  if (nextPrize !== null) return <Badge tone="busy">{t.nextPrize(nextPrize)}</Badge>;
  return (
    <span className="badges">
      {obstacles.map((obstacle) => (
        <Badge key={obstacle} tone="bad">
          {t.obstacles[obstacle]}
        </Badge>
      ))}
    </span>
  );
}

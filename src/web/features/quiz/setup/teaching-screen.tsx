import { Skeleton } from "../../../design/placeholder.tsx";
import { late, useLoaded } from "../../page/late.ts";
import type { QuizScreen, UserEvent } from "../quiz-reducer.ts";

/** Loaded for tonight's words alone. */
export const teachDeck = late(() => import("./teach-deck.tsx"));

type TeachingScreenProps = {
  readonly screen: Extract<QuizScreen, { kind: "teaching" }>;
  send(event: UserEvent): void;
};

/** Tonight's words are new: they are taught before they are asked. */
export function TeachingScreen({ screen: { list }, send }: TeachingScreenProps) {
  const TeachDeck = useLoaded(true, teachDeck);
  if (TeachDeck === undefined) return <Skeleton lines={6} />;
  const { words, meanLanguage, returnPath } = list;
  const onDone = () => send({ type: "taught" });
  return <TeachDeck words={words} meanLanguage={meanLanguage} returnPath={returnPath} onDone={onDone} />;
}

import type { AnswerOf } from "../../../../contract/calls.ts";
import { useTexts } from "../../language.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { peopleTexts } from "./people-texts.ts";

export type Person = AnswerOf<"Admin/FindUsers">["rows"][number];

export function PersonState({ person }: { person: Pick<Person, "isBlocked" | "role" | "isPremium"> }) {
  const t = useTexts(peopleTexts);
  return (
    <span className="badges">
      {person.isBlocked && <Badge tone="bad">{t.blocked}</Badge>}
      {person.role !== "user" && <Badge tone="busy">{t.roles[person.role]}</Badge>}
      {person.isPremium && <Badge tone="good">{t.premium}</Badge>}
    </span>
  );
}

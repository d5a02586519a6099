import type { AnswerOf } from "../../../../contract/calls.ts";
import { m } from "../../messages.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import parts from "../../parts/parts.module.css";

export type Person = AnswerOf<"Admin/FindUsers">["rows"][number];

export function PersonState({ person }: { person: Pick<Person, "isBlocked" | "role" | "isPremium"> }) {
  return (
    <span className={parts.badges}>
      {person.isBlocked && <Badge tone="bad">{m.people_blocked()}</Badge>}
      {person.role !== "user" && <Badge tone="busy">{m[`people_roles_${person.role}` as const]()}</Badge>}
      {person.isPremium && <Badge tone="good">{m.people_premium()}</Badge>}
    </span>
  );
}

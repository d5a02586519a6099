import type { ComponentType } from "react";
import type { Person } from "../../../features/accounts/session/user-data.ts";
import { type Late, late } from "../../../features/page/late.ts";
import { m } from "../../../i18n/generated/messages.js";

export type AccountSection = {
  /** The `page` parameter of the account's address; the first section needs none. */
  readonly id: string;
  readonly heading: () => string;
  readonly section: Late<ComponentType<{ readonly person: Person }>>;
};

const main: AccountSection = {
  id: "main",
  heading: m.account_main,
  section: late(() => import("./main-section.tsx")),
};

/** The sections of the account page, in their order. Each is loaded when it is shown. */
export const accountSections: readonly [AccountSection, ...AccountSection[]] = [
  main,
  {
    id: "memory",
    heading: m.account_memory,
    section: late(() => import("./memory/memory-section.tsx")),
  },
  {
    id: "known",
    heading: m.account_known,
    section: late(() => import("../../../features/words/known/known-section.tsx")),
  },
  {
    id: "bring",
    heading: m.account_bring_known,
    section: late(() => import("../../../features/words/bring-known/bring-known-section.tsx")),
  },
  {
    id: "lists",
    heading: m.account_lists,
    section: late(() => import("../../../features/progress/lists/lists-section.tsx")),
  },
  {
    id: "series",
    heading: m.own_heading,
    section: late(() => import("../../../features/my-series/my-series-section.tsx")),
  },
  {
    id: "road",
    heading: m.road_heading,
    section: late(() => import("../../../features/offline/kept-section.tsx")),
  },
  {
    id: "quizzes",
    heading: m.account_quizzes,
    section: late(() => import("../../../features/quiz/quizzes/quizzes-section.tsx")),
  },
  {
    id: "leaderboard",
    heading: m.account_leaderboard,
    section: late(() => import("../../../features/progress/leaderboard/leaderboard-section.tsx")),
  },
  { id: "polls", heading: m.account_polls, section: late(() => import("../../../features/polls/polls-section.tsx")) },
  {
    id: "premium",
    heading: m.account_premium,
    section: late(() => import("../../../features/premium/membership/membership-section.tsx")),
  },
  {
    id: "edit",
    heading: m.account_edit,
    section: late(() => import("../../../features/accounts/edit/edit-section.tsx")),
  },
  {
    id: "reminders",
    heading: m.reminders_heading,
    section: late(() => import("../../../features/memory/reminders/reminders-section.tsx")),
  },
  {
    id: "security",
    heading: m.account_security,
    section: late(() => import("../../../features/accounts/security/security-section.tsx")),
  },
  {
    id: "data",
    heading: m.account_data,
    section: late(() => import("../../../features/accounts/edit/data-section.tsx")),
  },
];

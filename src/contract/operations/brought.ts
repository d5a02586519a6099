import { broughtQuery, broughtTitles, publishBrought } from "../console/brought.ts";
import { managedTitle } from "../console/titles.ts";
import { get, type Operation, post } from "../operation.ts";

/** What learners have brought, for the operator. */
export const broughtOperations = {
  "Admin/GetBrought": {
    ...get,
    access: "admin",
    summary: "Titles that learners have brought or wish for, the most wanted first; nothing says who",
    query: broughtQuery,
    answer: broughtTitles,
  },
  "Admin/PublishBrought": {
    ...post,
    access: "admin",
    summary: "Makes a title of the catalogue of what learners have brought, or adds to the one of that name and year",
    description:
      "Of figures alone: no lines are kept. Whoever has brought it keeps their copy, whose progress becomes that of the title.",
    body: publishBrought,
    answer: managedTitle,
    problems: ["not_found"],
  },
} as const satisfies Record<string, Operation>;

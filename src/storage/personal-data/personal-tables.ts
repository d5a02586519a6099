import { accountsPersonalData } from "../accounts/personal-data.ts";
import { contactPersonalData } from "../contact/personal-data.ts";
import { mailPersonalData } from "../mail/personal-data.ts";
import type { PersonalTable } from "../personal-table.ts";
import { pollsPersonalData } from "../polls/personal-data.ts";
import { progressPersonalData } from "../progress/personal-data.ts";
import { quizPersonalData } from "../quiz/personal-data.ts";

/**
 * Every table that refers to `users`, directly or through others, or has a column `user_id`; a test over the schema
 * fails otherwise. Quizzes come before the ledger: an answer under way holds the quiz's row, and is in the ledger once
 * it lets go.
 */
export const personalTables: readonly PersonalTable[] = [
  ...accountsPersonalData,
  ...mailPersonalData,
  ...contactPersonalData,
  ...quizPersonalData,
  ...progressPersonalData,
  ...pollsPersonalData,
];

import { accountsPersonalData } from "../accounts/personal-data.ts";
import { consolePersonalData } from "../console/personal-data.ts";
import { contactPersonalData } from "../contact/personal-data.ts";
import { mailPersonalData } from "../mail/personal-data.ts";
import { memoryPersonalData } from "../memory/personal-data.ts";
import { mySeriesPersonalData } from "../my-series/personal-data.ts";
import type { PersonalTable } from "../personal-table.ts";
import { pollsPersonalData } from "../polls/personal-data.ts";
import { premiumPersonalData } from "../premium/personal-data.ts";
import { progressPersonalData } from "../progress/personal-data.ts";
import { quizPersonalData } from "../quiz/personal-data.ts";

/**
 * Every table that refers to `users`, directly or through others, or has a column `user_id`; a test over the schema
 * fails otherwise. Quizzes come before the ledger: a concurrent answer locks its quiz's row until it has written to the ledger.
 */
export const personalTables: readonly PersonalTable[] = [
  ...accountsPersonalData,
  ...mailPersonalData,
  ...contactPersonalData,
  ...quizPersonalData,
  ...memoryPersonalData,
  ...progressPersonalData,
  ...mySeriesPersonalData,
  ...pollsPersonalData,
  ...consolePersonalData,
  ...premiumPersonalData,
];

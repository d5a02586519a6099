import type { ComponentType } from "react";
import { type Late, late } from "../../../features/page/late.ts";
import type { ConsolePageId } from "../../paths.ts";

/** The pages, each in a file of its own. They take no properties: what they show is in the address. */
export const latePages: Readonly<Record<ConsolePageId, Late<ComponentType>>> = {
  overview: late(() => import("../../pages/overview/overview-page.tsx")),
  titles: late(() => import("../../pages/titles/titles-page.tsx")),
  brought: late(() => import("../../pages/brought/brought-page.tsx")),
  imports: late(() => import("../../pages/imports/imports-page.tsx")),
  lexicon: late(() => import("../../pages/lexicon/lexicon-page.tsx")),
  reports: late(() => import("../../pages/reports/reports-page.tsx")),
  messages: late(() => import("../../pages/messages/messages-page.tsx")),
  polls: late(() => import("../../pages/polls/polls-page.tsx")),
  people: late(() => import("../../pages/people/people-page.tsx")),
  prizes: late(() => import("../../pages/prizes/prizes-page.tsx")),
  flags: late(() => import("../../pages/flags/flags-page.tsx")),
  money: late(() => import("../../pages/money/money-page.tsx")),
  payments: late(() => import("../../pages/payments/payments-page.tsx")),
  coupons: late(() => import("../../pages/coupons/coupons-page.tsx")),
  health: late(() => import("../../pages/health/health-page.tsx")),
  audit: late(() => import("../../pages/audit/audit-page.tsx")),
};

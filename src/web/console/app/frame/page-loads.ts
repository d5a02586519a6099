import type { ComponentType } from "react";
import type { ConsolePageId } from "../../paths.ts";

type PageModule = { readonly default: ComponentType };

/** The module of each page. Its component takes no properties: what it shows is in its address. */
export const pageLoads: Readonly<Record<ConsolePageId, () => Promise<PageModule>>> = {
  overview: () => import("../../pages/overview/overview-page.tsx"),
  titles: () => import("../../pages/titles/titles-page.tsx"),
  imports: () => import("../../pages/imports/imports-page.tsx"),
  lexicon: () => import("../../pages/lexicon/lexicon-page.tsx"),
  reports: () => import("../../pages/reports/reports-page.tsx"),
  messages: () => import("../../pages/messages/messages-page.tsx"),
  polls: () => import("../../pages/polls/polls-page.tsx"),
  people: () => import("../../pages/people/people-page.tsx"),
  prizes: () => import("../../pages/prizes/prizes-page.tsx"),
  flags: () => import("../../pages/flags/flags-page.tsx"),
  payments: () => import("../../pages/payments/payments-page.tsx"),
  coupons: () => import("../../pages/coupons/coupons-page.tsx"),
  health: () => import("../../pages/health/health-page.tsx"),
  audit: () => import("../../pages/audit/audit-page.tsx"),
};

import type { ComponentType } from "react";
import type { ConsolePageId } from "../console-paths.ts";

type PageModule = { readonly default: ComponentType };

/** The module of each page. Its component takes no properties: what it shows is in its address. */
export const pageLoads: Readonly<Record<ConsolePageId, () => Promise<PageModule>>> = {
  overview: () => import("../overview/overview-page.tsx"),
  titles: () => import("../titles/titles-page.tsx"),
  imports: () => import("../imports/imports-page.tsx"),
  lexicon: () => import("../lexicon/lexicon-page.tsx"),
  reports: () => import("../reports/reports-page.tsx"),
  messages: () => import("../messages/messages-page.tsx"),
  polls: () => import("../polls/polls-page.tsx"),
  people: () => import("../people/people-page.tsx"),
  prizes: () => import("../prizes/prizes-page.tsx"),
  flags: () => import("../flags/flags-page.tsx"),
  payments: () => import("../payments/payments-page.tsx"),
  coupons: () => import("../coupons/coupons-page.tsx"),
  health: () => import("../health/health-page.tsx"),
  audit: () => import("../audit/audit-page.tsx"),
};

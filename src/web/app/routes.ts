import type { RouteConfig, RouteConfigEntry } from "@react-router/dev/routes";
import { locales } from "../../domain/locale/locale.ts";
import { type ExistingPageId, ownFolder, pageExists, pathIds, pathOf, patternOf } from "../features/page/paths.ts";

/** The module of each page, relative to src/web/app. */
export const pageModules: Readonly<Record<ExistingPageId, string>> = {
  home: "pages/home/home-page.tsx",
  series: "pages/titles/titles-page.tsx",
  movies: "pages/titles/titles-page.tsx",
  seriesDetail: "pages/titles/series-page.tsx",
  movieDetail: "pages/titles/movie-page.tsx",
  episode: "pages/titles/episode-page.tsx",
  movieCompanion: "../features/words/companion/companion-page.tsx",
  episodeCompanion: "../features/words/companion/companion-page.tsx",
  about: "../features/articles/info-page.tsx",
  privacy: "../features/articles/info-page.tsx",
  mobilePrivacy: "../features/articles/info-page.tsx",
  terms: "../features/articles/info-page.tsx",
  howItWorks: "../features/articles/info-page.tsx",
  purchaseTerms: "../features/articles/info-page.tsx",
  references: "../features/articles/info-page.tsx",
  blog: "../features/articles/blog-page.tsx",
  blogGuide: "../features/articles/article-page.tsx",
  blogWordsA1: "../features/articles/article-page.tsx",
  blogEasySeries: "../features/articles/article-page.tsx",
  blogWords5000: "../features/articles/article-page.tsx",
  blogAcademicWords: "../features/articles/article-page.tsx",
  wordList: "../features/words/list-page/list-page.tsx",
  quiz: "../features/quiz/quiz-page.tsx",
  review: "../features/review/review-page.tsx",
  watchPlan: "../features/progress/plan/plan-page.tsx",
  levelTest: "../features/level-test/level-test-page.tsx",
  bring: "../features/my-series/bring-page.tsx",
  auth: "pages/auth/auth-page.tsx",
  account: "pages/account/account-page.tsx",
  contact: "../features/contact/contact-page.tsx",
  premium: "../features/premium/premium-page.tsx",
  premiumProcessing: "../features/premium/status/processing-page.tsx",
  premiumError: "../features/premium/status/payment-error-page.tsx",
  activation: "../features/accounts/activation/activation-page.tsx",
  passwordReset: "../features/accounts/password/password-page.tsx",
};

/**
 * Every page under each locale's address: one module under several ids, such as `tr.episode` and `en.episode`. Patterns
 * are case-sensitive, as in the table of paths.
 */
function pageRoutes(): RouteConfigEntry[] {
  return locales.flatMap((locale) =>
    pathIds.filter(pageExists).flatMap((id) => {
      const pattern = patternOf(id, locale);
      if (pattern === undefined) return [];
      const place = pattern === "/" ? { index: true } : { path: pattern.slice(1) };
      return [{ ...place, id: `${locale}.${id}`, file: pageModules[id], caseSensitive: true }];
    }),
  );
}

/** All addresses of the console, whose pages are its own matter: their files must be in nobody else's document. */
const consoleRoute: RouteConfigEntry = {
  path: `${pathOf("console", "tr").slice(1)}/*`,
  id: "tr.console",
  file: "../console/app/entry-page.tsx",
  caseSensitive: true,
};

/** All addresses of titles that people have brought: a page knows by its table which it is. */
function ownTitleRoutes(): RouteConfigEntry[] {
  return locales.map((locale) => ({
    path: `${locale === "tr" ? "" : `${locale}/`}:kind${ownFolder(locale)}*`,
    id: `${locale}.own`,
    file: "pages/titles/own-title-page.tsx",
    caseSensitive: true,
  }));
}

/** For each locale what answers an unknown address. */
function notFoundRoutes(): RouteConfigEntry[] {
  return locales.map((locale) => ({
    path: locale === "tr" ? "*" : `${locale}/*`,
    id: `${locale}.notFound`,
    file: "pages/not-found-page.tsx",
    caseSensitive: true,
  }));
}

/** A page with every component, for development; a production build does not have it. */
const developmentRoutes: RouteConfigEntry[] = import.meta.env.DEV
  ? [{ path: "dev/ui", id: "dev.ui", file: "pages/dev-ui/dev-ui-page.tsx" }]
  : [];

export default [
  ...pageRoutes(),
  ...ownTitleRoutes(),
  consoleRoute,
  ...developmentRoutes,
  ...notFoundRoutes(),
] satisfies RouteConfig;

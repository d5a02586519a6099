import type { ExistingPageId } from "./paths.ts";

/** The module of src/web/pages that draws an address. */
export const pageModules: Readonly<Record<ExistingPageId, string>> = {
  home: "home/page.tsx",
  series: "series-list/page.tsx",
  movies: "movie-list/page.tsx",
  seriesDetail: "series-detail/page.tsx",
  movieDetail: "movie-detail/page.tsx",
  episode: "episode/page.tsx",
  about: "info/page.tsx",
  privacy: "info/page.tsx",
  mobilePrivacy: "info/page.tsx",
  terms: "info/page.tsx",
  howItWorks: "info/page.tsx",
  purchaseTerms: "info/page.tsx",
  references: "info/page.tsx",
  blog: "blog/page.tsx",
  blogGuide: "article/page.tsx",
  blogWordsA1: "article/page.tsx",
  wordList: "word-list/page.tsx",
  quiz: "quiz/page.tsx",
  auth: "auth/page.tsx",
  account: "account/page.tsx",
  contact: "contact/page.tsx",
  activation: "activation/page.tsx",
  passwordReset: "password-reset/page.tsx",
};

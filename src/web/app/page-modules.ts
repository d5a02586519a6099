import type { ExistingPageId } from "../features/page/paths.ts";

/** The module of src/web that draws an address. */
export const pageModules: Readonly<Record<ExistingPageId, string>> = {
  home: "pages/home/page.tsx",
  series: "pages/series-list/page.tsx",
  movies: "pages/movie-list/page.tsx",
  seriesDetail: "pages/series-detail/page.tsx",
  movieDetail: "pages/movie-detail/page.tsx",
  episode: "pages/episode/page.tsx",
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
  wordList: "../features/words/list-page/page.tsx",
  quiz: "../features/quiz/screen/page.tsx",
  auth: "../features/accounts/auth/page.tsx",
  account: "pages/account/page.tsx",
  contact: "../features/contact/contact-page.tsx",
  activation: "../features/accounts/activation/page.tsx",
  passwordReset: "../features/accounts/password/page.tsx",
};

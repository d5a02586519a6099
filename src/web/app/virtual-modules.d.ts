declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";

  const build: ServerBuild;
  export = build;
}

declare module "virtual:article-cards/*" {
  const cards: readonly import("../features/articles/page-text.ts").ArticleCard[];
  export default cards;
}

declare module "virtual:packages" {
  const packages: readonly import("../features/articles/page-text.ts").PackageGroup[];
  export default packages;
}

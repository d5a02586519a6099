import { useLoaderData } from "react-router";
import type { Locale } from "../../../domain/locale/locale.ts";
import { m } from "../../i18n/generated/messages.js";
import { breadcrumbData, type Crumb } from "../page/breadcrumb.tsx";
import { pageLoader } from "../page/page-loader.ts";
import { pageMeta } from "../page/page-meta.ts";
import { pathOf } from "../page/paths.ts";
import type { SiteConfig } from "../page/site-config.ts";
import { useLocale, useSite } from "../page/use-page.ts";
import { fillText } from "./fill-placeholders.ts";
import { HowItWorksFigure } from "./how-it-works-figure.tsx";
import { loadText } from "./load-text.ts";
import { LongForm } from "./long-form.tsx";
import { PackageTables } from "./package-tables.tsx";
import { type InfoId, infoIds, type PackageGroup, type PageText } from "./page-text.ts";

const load = pageLoader<InfoId, InfoData>(infoIds, async ({ id, locale }) => {
  const text = await loadText(id, locale);
  if (text === undefined) return undefined;
  const hasPackages = text.blocks.some(({ kind }) => kind === "packages");
  return { id, text, packages: hasPackages ? (await import("virtual:packages")).default : [] };
});

type InfoData = {
  readonly id: InfoId;
  readonly text: PageText;
  readonly packages: readonly PackageGroup[];
};

export const loader = load;
export const clientLoader = load;

export const meta = pageMeta<InfoId, InfoData>(infoIds, ({ id, text }, { locale }, site) => ({
  title: fillText(text.title, site),
  description: fillText(text.description, site),
  structuredData: [breadcrumbData(site, crumbsOf(id, text, locale, site))],
}));

function crumbsOf(id: InfoId, text: PageText, locale: Locale, site: SiteConfig): Crumb[] {
  return [
    { name: m.nav_home(), path: pathOf("home", locale) },
    { name: fillText(text.title, site), path: pathOf(id, locale) },
  ];
}

export default function InfoPage() {
  const { id, text, packages } = useLoaderData<typeof load>();
  const locale = useLocale();
  const site = useSite();
  if (site === undefined) return null;
  return (
    <LongForm
      text={text}
      site={site}
      crumbs={crumbsOf(id, text, locale, site)}
      figure={id === "howItWorks" && <HowItWorksFigure />}
      renderBlock={({ kind }) => kind === "packages" && <PackageTables groups={packages} />}
    />
  );
}

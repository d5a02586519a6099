import { useMemo } from "react";
import { meanLanguageTypes } from "../../../contract/lexicon/mean-language-types.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import { Button } from "../../design/button.tsx";
import { m } from "../../i18n/generated/messages.js";
import { api } from "../accounts/session/api.ts";
import { useLateQuery } from "../accounts/session/use-late-query.ts";
import { Breadcrumb, breadcrumbData, type Crumb } from "../page/breadcrumb.tsx";
import { late } from "../page/late.ts";
import { loadAsked } from "../page/load-asked.ts";
import { pageLoader } from "../page/page-loader.ts";
import { pageMeta } from "../page/page-meta.ts";
import { pathOf } from "../page/paths.ts";
import { useStored } from "../page/stored.ts";
import { useLocale } from "../page/use-page.ts";
import styles from "./level-test-page.module.css";
import { newTest, type StoredTest, storedTest } from "./test-storage.ts";

const load = pageLoader("levelTest", async () => ({}));

export const loader = load;
export const clientLoader = load;

export const meta = pageMeta("levelTest", (_data, { locale }, site) => ({
  title: m.level_test_title(),
  description: m.level_test_description(),
  structuredData: [breadcrumbData(site, crumbsOf(locale))],
}));

function crumbsOf(locale: Locale): Crumb[] {
  return [
    { name: m.nav_home(), path: pathOf("home", locale) },
    { name: m.level_test_crumb(), path: pathOf("levelTest", locale) },
  ];
}

const levelTest = late(() => import("./level-test.tsx"));

/** The words of a form. They come with the code of the test: neither is anything without the other. */
function materialQuery(form: number, locale: Locale) {
  return {
    key: ["LevelTest/GetLevelTest", { form, locale }] as const,
    async ask() {
      const query = { form, MeanLanguageType: meanLanguageTypes[locale] };
      const [material] = await Promise.all([api.call("LevelTest/GetLevelTest", { query }), loadAsked(levelTest.load)]);
      if (material.items.length === 0) throw new Error("there are no words");
      return material;
    },
    gcTime: 0,
    refetchOnReconnect: false,
  };
}

function begin(before?: StoredTest) {
  const test = newTest(Math.random, before);
  storedTest.update(() => test);
}

/** What the test is; server HTML has this for all. A test that was begun in this browser goes on at once. */
export default function LevelTestPage() {
  const locale = useLocale();
  const stored = useStored(storedTest, undefined);
  const form = stored?.form;
  const query = useMemo(() => (form === undefined ? undefined : materialQuery(form, locale)), [form, locale]);
  const material = useLateQuery(query);
  const LevelTest = levelTest.loaded();
  if (stored !== undefined && material.data !== undefined && LevelTest !== undefined) {
    return <LevelTest key={stored.seed} material={material.data} stored={stored} onAgain={() => begin(stored)} />;
  }
  const hasFailed = material.isError && !material.isFetching;
  return (
    <>
      <Breadcrumb crumbs={crumbsOf(locale)} />
      <div className={styles.intro}>
        <h1 tabIndex={-1}>{m.level_test_heading()}</h1>
        <p className={styles.lead}>{m.level_test_lead()}</p>
        <ul className={styles.facts}>
          <li>{m.level_test_fact_unsure()}</li>
          <li>{m.level_test_fact_made_up()}</li>
          <li>{m.level_test_fact_kept()}</li>
        </ul>
        <p role="alert" className={styles.failed}>
          {hasFailed && m.level_test_failed()}
        </p>
        <Button
          isLoading={stored !== undefined && !hasFailed}
          onClick={() => (stored === undefined ? begin() : material.refetch())}
        >
          {m.level_test_start()}
        </Button>
      </div>
    </>
  );
}

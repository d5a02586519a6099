import { type ComponentType, useEffect, useState } from "react";
import { meanLanguageTypes } from "../../../contract/lexicon/mean-language-types.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import { Button } from "../../design/button.tsx";
import { m } from "../../i18n/generated/messages.js";
import { api } from "../accounts/session/api.ts";
import { Breadcrumb, breadcrumbData, type Crumb } from "../page/breadcrumb.tsx";
import { loadAsked } from "../page/load-asked.ts";
import { pageLoader } from "../page/page-loader.ts";
import { pageMeta } from "../page/page-meta.ts";
import { pathOf } from "../page/paths.ts";
import { useLocale } from "../page/use-page.ts";
import type { LevelTestProps } from "./level-test.tsx";
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

/** The test with its words, once they are loaded. */
type Opened = { readonly LevelTest: ComponentType<LevelTestProps> } & Pick<LevelTestProps, "material" | "stored">;

async function openTest(stored: StoredTest, locale: Locale): Promise<Opened> {
  const [{ LevelTest }, material] = await Promise.all([
    loadAsked(() => import("./level-test.tsx")),
    api.call("LevelTest/GetLevelTest", {
      query: { form: stored.form, MeanLanguageType: meanLanguageTypes[locale] },
    }),
  ]);
  if (material.items.length === 0) throw new Error("there are no words");
  return { LevelTest, material, stored };
}

/** The test that is wanted: the one that was begun in this browser, or one that is begun now. */
function useTest(locale: Locale) {
  const [wanted, setWanted] = useState<StoredTest>();
  const [state, setState] = useState<Opened | "idle" | "loading" | "failed">("idle");
  useEffect(() => setWanted(storedTest.get()), []);
  useEffect(() => {
    if (wanted === undefined) return;
    let isWanted = true;
    const show = (next: Opened | "failed") => {
      if (isWanted) setState(next);
    };
    setState("loading");
    openTest(wanted, locale).then(show, () => show("failed"));
    return () => {
      isWanted = false;
    };
  }, [wanted, locale]);

  function begin(before?: StoredTest) {
    const test = newTest(Math.random, before);
    storedTest.update(() => test);
    setWanted(test);
  }
  return {
    state,
    begin,
    // Another object, so that what has failed is tried again.
    open: () => (wanted === undefined ? begin() : setWanted({ ...wanted })),
  };
}

/** What the test is; server HTML has this for all. A test that was begun in this browser goes on at once. */
export default function LevelTestPage() {
  const locale = useLocale();
  const { state, begin, open } = useTest(locale);
  if (typeof state === "object") {
    const { LevelTest, material, stored } = state;
    return <LevelTest key={stored.seed} material={material} stored={stored} onAgain={() => begin(stored)} />;
  }
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
          {state === "failed" && m.level_test_failed()}
        </p>
        <Button isLoading={state === "loading"} onClick={open}>
          {m.level_test_start()}
        </Button>
      </div>
    </>
  );
}

import type { ReactNode } from "react";
import type { Locale } from "../../../../domain/locale/locale.ts";
import { Scene } from "../../../design/scene.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { LevelTag } from "../../lexicon/level-tag.tsx";
import { useLocale } from "../../page/use-page.ts";
import styles from "./showcase.module.css";

type Meanings = Readonly<Record<Locale, string>>;

type SampleWord = { readonly phrase: string; readonly means: Meanings };

/** On the sheet of paper: words of level A1. */
const easyWords: readonly (SampleWord & { readonly ipa: string })[] = [
  { phrase: "borrow", ipa: "ˈbɑroʊ", means: { tr: "ödünç almak", en: "to take and give back", es: "pedir prestado" } },
  { phrase: "kitchen", ipa: "ˈkɪtʃən", means: { tr: "mutfak", en: "a room to cook in", es: "la cocina" } },
  { phrase: "neighbor", ipa: "ˈneɪbər", means: { tr: "komşu", en: "a person next door", es: "el vecino" } },
  { phrase: "quiet", ipa: "ˈkwaɪət", means: { tr: "sessiz", en: "with little noise", es: "tranquilo" } },
  { phrase: "stairs", ipa: "stɛrz", means: { tr: "merdiven", en: "steps in a house", es: "la escalera" } },
  { phrase: "wake up", ipa: "weɪk ˈʌp", means: { tr: "uyanmak", en: "to stop sleeping", es: "despertarse" } },
  { phrase: "window", ipa: "ˈwɪndoʊ", means: { tr: "pencere", en: "glass in a wall", es: "la ventana" } },
  { phrase: "yesterday", ipa: "ˈjɛstərdeɪ", means: { tr: "dün", en: "the day before today", es: "ayer" } },
];

/** In the list that goes on. */
const listWords: readonly (SampleWord & { readonly level: number })[] = [
  { phrase: "neighbor", level: 1, means: { tr: "komşu", en: "a person next door", es: "el vecino" } },
  { phrase: "promise", level: 2, means: { tr: "söz vermek", en: "to say you will surely do it", es: "prometer" } },
  { phrase: "stubborn", level: 4, means: { tr: "inatçı", en: "not willing to change", es: "terco" } },
  {
    phrase: "get away with",
    level: 5,
    means: { tr: "yanına kâr kalmak", en: "to do wrong unpunished", es: "salirse con la suya" },
  },
];

/** What premium gives, shown in small pictures of the site's own things. */
export function Showcase() {
  return (
    <section className={styles.showcase} aria-labelledby="gives">
      <div className={styles.heading}>
        <h2 id="gives">{m.show_heading()}</h2>
        <p>{m.shop_all_give()}</p>
      </div>
      <Panel heading={m.show_pdf_heading()} text={m.show_pdf_text()} picture={<PdfPage />} />
      <Panel heading={m.show_words_heading()} text={m.show_words_text()} picture={<WholeList />} />
      <Panel heading={m.show_lists_heading()} text={m.show_lists_text()} picture={<Lists />} />
      <Panel
        heading={m.show_quiet_heading()}
        text={`${m.show_quiet_text()} ${m.show_polls()}`}
        picture={<Scene line="Put the kettle on, I’m staying" variant={1} />}
      />
    </section>
  );
}

type PanelProps = { readonly heading: string; readonly text: string; readonly picture: ReactNode };

function Panel({ heading, text, picture }: PanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.picture} aria-hidden="true">
        {picture}
      </div>
      <div className={styles.text}>
        <h3>{heading}</h3>
        <p>{text}</p>
      </div>
    </div>
  );
}

/** The first page of a list as it is printed. */
function PdfPage() {
  const locale = useLocale();
  return (
    <div className={styles.sheets}>
      <div className={styles.sheet}>
        <p className={styles.sheetTitle}>{m.show_pdf_title()}</p>
        <dl>
          {easyWords.map(({ phrase, ipa, means }) => (
            <div key={phrase}>
              <dt lang="en">
                {phrase} <i>/{ipa}/</i>
              </dt>
              <dd>{means[locale]}</dd>
            </div>
          ))}
        </dl>
        <span className={styles.pageNumber}>1</span>
      </div>
    </div>
  );
}

/** The rows of a list that goes on. */
function WholeList() {
  const locale = useLocale();
  return (
    <div className={styles.rows}>
      {listWords.map(({ phrase, level, means }) => (
        <div key={phrase} className={styles.row}>
          <b lang="en">{phrase}</b>
          <LevelTag level={level} />
          <span>{means[locale]}</span>
        </div>
      ))}
      <p>{m.show_words_more({ count: 843 })}</p>
    </div>
  );
}

const listNames = [m.show_list_1, m.show_list_2, m.show_list_3, m.show_list_4, m.show_list_5];

function Lists() {
  return (
    <ul className={styles.lists}>
      {listNames.map((name) => (
        <li key={name()}>{name()}</li>
      ))}
    </ul>
  );
}

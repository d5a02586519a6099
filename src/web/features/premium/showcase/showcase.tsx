import type { ReactNode } from "react";
import type { Locale } from "../../../../domain/locale/locale.ts";
import { Scene } from "../../../design/scene.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { LevelTag } from "../../lexicon/level-tag.tsx";
import { useLocale } from "../../page/use-page.ts";
import styles from "./showcase.module.css";

type SampleWord = {
  readonly phrase: string;
  readonly ipa: string;
  readonly level: number;
  readonly means: Readonly<Record<Locale, string>>;
};

/** In the pictures. */
const words: readonly SampleWord[] = [
  {
    phrase: "kettle",
    ipa: "ˈkɛtəl",
    level: 1,
    means: { tr: "su ısıtıcısı", en: "a pot that boils water", es: "el hervidor" },
  },
  {
    phrase: "borrow",
    ipa: "ˈbɑroʊ",
    level: 1,
    means: { tr: "ödünç almak", en: "to take and give back later", es: "pedir prestado" },
  },
  {
    phrase: "neighbor",
    ipa: "ˈneɪbər",
    level: 1,
    means: { tr: "komşu", en: "a person who lives next door", es: "el vecino" },
  },
  { phrase: "quiet", ipa: "ˈkwaɪət", level: 1, means: { tr: "sessiz", en: "with very little noise", es: "tranquilo" } },
  {
    phrase: "stairs",
    ipa: "stɛrz",
    level: 1,
    means: { tr: "merdiven", en: "steps from floor to floor", es: "la escalera" },
  },
  { phrase: "wake up", ipa: "weɪk ˈʌp", level: 1, means: { tr: "uyanmak", en: "to stop sleeping", es: "despertarse" } },
  { phrase: "window", ipa: "ˈwɪndoʊ", level: 1, means: { tr: "pencere", en: "glass in a wall", es: "la ventana" } },
  { phrase: "yesterday", ipa: "ˈjɛstərdeɪ", level: 1, means: { tr: "dün", en: "the day before today", es: "ayer" } },
];

/** What premium gives, shown in small pictures of the site's own things. */
export function Showcase() {
  return (
    <section className={styles.showcase} aria-labelledby="gives">
      <h2 id="gives">{m.show_heading()}</h2>
      <Panel heading={m.show_pdf_heading()} text={m.show_pdf_text()} picture={<PdfPage />} />
      <Panel heading={m.show_words_heading()} text={m.show_words_text()} picture={<WholeList />} />
      <Panel heading={m.show_lists_heading()} text={m.show_lists_text()} picture={<Lists />} />
      <Panel
        heading={m.show_quiet_heading()}
        text={`${m.show_quiet_text()} ${m.show_polls()}`}
        picture={<Scene line="Put the kettle on, I’m staying" variant={1} />}
      />
      <p className={styles.end}>{m.shop_all_give()}</p>
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
          {words.map(({ phrase, ipa, means }) => (
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
      {words.slice(0, 4).map(({ phrase, level, means }, index) => (
        <div key={phrase} className={styles.row}>
          <b lang="en">{phrase}</b>
          <LevelTag level={Math.min(5, level + index)} />
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

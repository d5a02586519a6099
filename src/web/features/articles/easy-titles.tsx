import { Link } from "react-router";
import type { EasyTitle } from "../../../contract/catalogue.ts";
import { m } from "../../i18n/generated/messages.js";
import { numberText, percentText } from "../../i18n/texts.ts";
import { titlePath } from "../catalogue/title-path.ts";
import { LevelTag } from "../lexicon/level-tag.tsx";
import { useLocale } from "../page/use-page.ts";
import styles from "./figures-table.module.css";

/** The easiest titles of the catalogue, with what makes them easy. */
export function EasyTitles({ titles }: { titles: readonly EasyTitle[] }) {
  const locale = useLocale();
  if (titles.length === 0) return <p className={styles.note}>{m.speech_none()}</p>;
  return (
    <table className={styles.table}>
      <caption>{m.easy_caption()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.easy_title()}</th>
          <th scope="col">{m.easy_level()}</th>
          <th scope="col">{m.easy_speed()}</th>
          <th scope="col">{m.easy_share()}</th>
        </tr>
      </thead>
      <tbody>
        {titles.map((title) => (
          <tr key={`${title.kind} ${title.combinedUrl}`}>
            <th scope="row">
              <Link to={titlePath(title, locale)} prefetch="intent" lang="en">
                {title.name}
              </Link>
            </th>
            <td>
              <LevelTag level={title.difficulty} hasName={false} />
            </td>
            <td>{title.wordsPerMinute === null ? m.easy_unknown() : numberText(title.wordsPerMinute)}</td>
            <td>{percentText(title.easyShare)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

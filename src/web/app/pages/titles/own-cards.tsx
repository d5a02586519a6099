import { Link } from "react-router";
import { useApi } from "../../../features/accounts/session/queries.ts";
import { titlePath } from "../../../features/catalogue/title-path.ts";
import { TitleLevel } from "../../../features/catalogue/titles/title-level.tsx";
import { pathOf } from "../../../features/page/paths.ts";
import { useLocale } from "../../../features/page/use-page.ts";
import { linked } from "../../../features/progress/own-titles.ts";
import { m } from "../../../i18n/generated/messages.js";
import { wordCountText } from "../../../i18n/texts.ts";
import styles from "./own-cards.module.css";

/** The latest of them are shown; all are in the account. */
const mostShown = 6;

/** What the person has brought, above a list of the catalogue. Of the height that the page keeps for it, whatever there is. */
export default function OwnCards({ kind }: { kind: "series" | "movies" }) {
  const locale = useLocale();
  const { data } = useApi("MySeries/GetMyTitles");
  if (data === undefined) return null;
  const titles = kind === "series" ? data.seriesList : data.movieList;
  const shown = titles.map(linked).toReversed().slice(0, mostShown);
  return (
    <section aria-labelledby="own">
      <div className={styles.heading}>
        <h2 id="own">{m.own_heading()}</h2>
        {titles.length > mostShown && (
          <Link to={`${pathOf("account", locale)}?page=series`}>{m.own_all({ count: titles.length })}</Link>
        )}
      </div>
      {titles.length === 0 ? (
        <p className={styles.none}>{m.own_none_here()}</p>
      ) : (
        <ul className={styles.titles}>
          {shown.map((title) => (
            <li key={title.id}>
              <Link to={titlePath(title, locale)} lang="en">
                {title.name}
              </Link>
              <p>
                <TitleLevel title={{ difficulty: title.difficultyFor[locale], runningWords: title.runningWords }} />
                <span>{wordCountText(title.wordCount)}</span>
                <span className={styles.mark}>{m.own_mark()}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import { Link } from "react-router";
import { useApi } from "../../../features/accounts/session/queries.ts";
import { cardTitleOf, TitleCards } from "../../../features/catalogue/titles/title-card.tsx";
import { pathOf } from "../../../features/page/paths.ts";
import { useLocale } from "../../../features/page/use-page.ts";
import { linked } from "../../../features/progress/own-titles.ts";
import { m } from "../../../i18n/generated/messages.js";
import styles from "./titles-page.module.css";

/** The latest of them are shown; all are in the account. */
const mostShown = 6;

function OwnMark() {
  return <span className={styles.mark}>{m.own_mark()}</span>;
}

/** What the person has brought, in a list of the catalogue; nothing where that is nothing. */
export default function OwnCards({ kind }: { kind: "series" | "movies" }) {
  const locale = useLocale();
  const { data } = useApi("MySeries/GetMyTitles");
  const titles = data === undefined ? [] : kind === "series" ? data.seriesList : data.movieList;
  if (titles.length === 0) return null;
  const shown = titles
    .map(linked)
    .toReversed()
    .slice(0, mostShown)
    .map((title) => cardTitleOf(title, locale));
  return (
    <section className={styles.own} aria-labelledby="own">
      <h2 id="own">{m.own_heading()}</h2>
      <TitleCards titles={shown} headingLevel={3} isRow Share={OwnMark} />
      {titles.length > mostShown && (
        <p>
          <Link to={`${pathOf("account", locale)}?page=series`}>{m.own_all({ count: titles.length })}</Link>
        </p>
      )}
    </section>
  );
}

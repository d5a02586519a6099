import { Link } from "react-router";
import WishTitle from "../features/contact/wish-title.tsx";
import { pathOf } from "../features/page/paths.ts";
import { useLocale } from "../features/page/use-page.ts";
import { m } from "../i18n/generated/messages.js";
import styles from "./search-offers.module.css";

/** What can be done about a title that the search does not find: its own subtitles make a list; it can be wished for. */
export default function SearchOffers({ name }: { name: string }) {
  return (
    <div className={styles.offers}>
      <p>{m.search_own_subtitles()}</p>
      <Link className="button" data-kind="secondary" to={pathOf("bring", useLocale())}>
        {m.bring_door()}
      </Link>
      <WishTitle name={name} />
    </div>
  );
}

import WishTitle from "../features/contact/wish-title.tsx";
import { GenerateList } from "../features/progress/generate-list/generate-list.tsx";
import { m } from "../i18n/generated/messages.js";
import styles from "./search-offers.module.css";

/** What can be done about a title that the search does not find: its own subtitles make a list; it can be wished for. */
export default function SearchOffers({ name }: { name: string }) {
  return (
    <div className={styles.offers}>
      <p>{m.search_own_subtitles()}</p>
      <GenerateList text={m.search_own_list()} source="file" />
      <WishTitle name={name} />
    </div>
  );
}

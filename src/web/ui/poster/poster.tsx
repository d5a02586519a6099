import type { Movie, Series } from "../../../contract/catalogue.ts";
import styles from "./poster.module.css";

export type PosterTitle = Pick<Series | Movie, "id" | "name" | "posterUrl">;

/** The operator's picture, or the name set like a subtitle on a dark screen. The name stands beside it in text. */
export function Poster({ title }: { title: PosterTitle }) {
  if (title.posterUrl !== null) {
    return <img className={styles.picture} src={title.posterUrl} alt="" width={400} height={600} loading="lazy" />;
  }
  return (
    <div className={styles.poster} data-variant={title.id % 5} aria-hidden="true">
      <span lang="en">{title.name}</span>
    </div>
  );
}

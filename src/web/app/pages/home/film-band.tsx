import type { ReactNode } from "react";
import { Link } from "react-router";
import { useUserData } from "../../../features/accounts/session/use-user-data.ts";
import { knowsAnything } from "../../../features/accounts/session/user-data.ts";
import { Poster } from "../../../features/catalogue/poster/poster.tsx";
import { titlePath } from "../../../features/catalogue/title-path.ts";
import { late, useLoaded } from "../../../features/page/late.ts";
import { useLocale } from "../../../features/page/use-page.ts";
import styles from "./film-band.module.css";
import type { HomeFilm } from "./home-content.ts";
import { loadParts } from "./load-parts.ts";

const ownFilm = late(async () => (await loadParts()).loadOwnFilm());

/** The day's film, how much of it one understands already, or another where the person has studied that one. */
export function FilmBand({ films }: { films: readonly HomeFilm[] }) {
  const OwnFilm = useLoaded(knowsAnything(useUserData()), ownFilm);
  const [film] = films;
  if (film === undefined) return null;
  return OwnFilm ? <OwnFilm films={films} Film={Film} /> : <Film film={film} />;
}

type FilmProps = { readonly film: HomeFilm; readonly share?: ReactNode };

/** A film that can be watched tonight. */
function Film({ film, share }: FilmProps) {
  const { title } = film;
  return (
    <section className={styles.film} aria-labelledby="film">
      <Poster title={title} />
      <div>
        <h2 id="film">{film.heading}</h2>
        <h3 lang="en">
          {title.name} <small>{title.year}</small>
        </h3>
        <p className={styles.share}>
          {share ?? (
            <>
              <b>{film.share}</b>
              <span>
                {film.text} <small className={styles.own}>{film.own}</small>
              </span>
            </>
          )}
        </p>
        <p>
          <Link to={titlePath(title, useLocale())} prefetch="intent">
            {film.way}
          </Link>
        </p>
      </div>
    </section>
  );
}

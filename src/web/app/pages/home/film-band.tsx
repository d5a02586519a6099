import { Link } from "react-router";
import { useUserData } from "../../../features/accounts/session/use-user-data.ts";
import { knowsAnything } from "../../../features/accounts/session/user-data.ts";
import { Poster } from "../../../features/catalogue/poster/poster.tsx";
import { titlePath } from "../../../features/catalogue/title-path.ts";
import { late, useLoaded } from "../../../features/page/late.ts";
import { useLocale } from "../../../features/page/use-page.ts";
import styles from "./film-band.module.css";
import type { HomeFilm } from "./home-content.ts";

const ownShare = late(() => import("./own-film-share.tsx"));

/** A film that can be watched tonight, and how much of it one understands already. */
export function FilmBand({ film }: { film: HomeFilm }) {
  const { title } = film;
  const OwnShare = useLoaded(knowsAnything(useUserData()), ownShare);
  const others = (
    <>
      <b>{film.share}</b>
      <span>
        {film.text} <small>{film.own}</small>
      </span>
    </>
  );
  return (
    <section className={styles.film} aria-labelledby="film">
      <Poster title={title} />
      <div>
        <h2 id="film">{film.heading}</h2>
        <h3 lang="en">
          {title.name} <small>{title.year}</small>
        </h3>
        <p className={styles.share}>{OwnShare ? <OwnShare id={title.id} others={others} /> : others}</p>
        <p>
          <Link to={titlePath(title, useLocale())} prefetch="intent">
            {film.way}
          </Link>
        </p>
      </div>
    </section>
  );
}

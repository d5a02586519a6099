import { Link } from "react-router";
import { pathOf } from "../../../features/page/paths.ts";
import { useLocale } from "../../../features/page/use-page.ts";
import { m } from "../../../i18n/generated/messages.js";
import scene from "./evening-scene.svg";
import styles from "./splash.module.css";
import { SubtitleLine } from "./subtitle-line.tsx";

/** The first screen: a dark room, what the site is for, and one bright line at the bottom. */
export function Splash() {
  const locale = useLocale();
  return (
    <section className={`room ${styles.splash}`}>
      {/* The picture that the subtitle belongs to: a platform shortly before midnight, and a suitcase all alone. */}
      <img className={styles.scene} src={scene} alt="" width={1200} height={480} />
      <div className={styles.text}>
        <h1 tabIndex={-1}>{m.home_heading()}</h1>
        <p className={styles.lead}>{m.home_lead()}</p>
        <p className={styles.ways}>
          <Link className="button" to={pathOf("series", locale)} prefetch="intent">
            {m.home_to_series()}
          </Link>
          <Link to={pathOf("movies", locale)} prefetch="intent">
            {m.home_to_movies()}
          </Link>
        </p>
      </div>
      <SubtitleLine />
    </section>
  );
}

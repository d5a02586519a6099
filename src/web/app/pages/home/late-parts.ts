import { loadPosterDrawer } from "../../../features/catalogue/poster/poster.tsx";

/*
 * What the home page loads after its first load. A script names the files of everything that it may import: named here, they
 * are in no first load either.
 */

export const loadContinue = () => import("./continue/continue-card.tsx");

/** With what draws posters: another film than the document's may be shown. */
export const loadOwnFilm = async () => {
  const [own] = await Promise.all([import("./own-film.tsx"), loadPosterDrawer()]);
  return own;
};

/** What moves among the figures. */
export async function loadMoving() {
  const [{ default: CountUp }, { default: Week }] = await Promise.all([import("./count-up.tsx"), import("./week.tsx")]);
  return { default: { CountUp, Week } };
}

export const loadApps = () => import("./mobile-apps.tsx");

import { useQuery } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import { api } from "../../../features/accounts/session/api.ts";
import { personQuery, queryClient } from "../../../features/accounts/session/queries.ts";
import { useUserData } from "../../../features/accounts/session/use-user-data.ts";
import { wordListTypes } from "../../../features/page/api-client.ts";
import { useTitleCoverage } from "../../../features/progress/coverage/coverage-queries.ts";
import { learningText } from "../../../features/progress/coverage/share-change.ts";
import { coverageText, shareText } from "../../../features/progress/coverage/share-text.ts";
import { readEvenings } from "../../../features/words/tonight/evenings.ts";
import type { HomeFilm } from "./home-content.ts";

type OwnFilmProps = {
  readonly films: readonly HomeFilm[];
  /** The page's own: imported here, it would be a file of its own in the first load. */
  readonly Film: ComponentType<{ readonly film: HomeFilm; readonly share?: ReactNode }>;
};

/** The first of the films that the person has not studied, and how much of it the person understands. */
export default function OwnFilm({ films, Film }: OwnFilmProps) {
  const studied = useStudiedFilms();
  const film = films.find(({ title }) => !studied.includes(title.id)) ?? films.at(-1);
  if (film === undefined) return null;
  return <KnownFilm key={film.title.id} film={film} Film={Film} />;
}

function KnownFilm({ film, Film }: Pick<OwnFilmProps, "Film"> & { readonly film: HomeFilm }) {
  const user = useUserData();
  const known = useTitleCoverage(film.title.id);
  if (known === undefined) return <Film film={film} />;
  const { coverage, learning = 0 } = known;
  const more = learningText(learning);
  const share = (
    <>
      <b>{shareText(coverage)}</b>
      <span>
        {coverageText(coverage, user)}
        {more !== "" && <small>{more}</small>}
      </span>
    </>
  );
  return <Film film={film} share={share} />;
}

/** Ids of the films whose words were studied: a member's on any device, a visitor's in this browser. */
function useStudiedFilms(): readonly number[] {
  const { token } = useUserData();
  const { data: history = [] } = useQuery(
    {
      ...personQuery(token, ["Quiz/GetHistory"], () => api.call("Quiz/GetHistory")),
      enabled: token !== undefined,
    },
    queryClient,
  );
  const here = readEvenings().flatMap(({ kind, id }) => (kind === "movie" ? [id] : []));
  return [...here, ...history.flatMap(({ source }) => (source?.type === wordListTypes.movie ? [source.id] : []))];
}

import type { AnswerOf } from "../../../../contract/calls.ts";
import { useApi } from "../../api.ts";
import { episodeText, timeText } from "../../parts/episode-text.ts";
import styles from "./imports.module.css";

type Place = AnswerOf<"Admin/GetWordPlaces">["words"][number]["places"][number];

/** By words in lower case. */
export type WordPlaces = ReadonlyMap<string, readonly Place[]>;

/** Where the words of a title's report are said. */
export function useWordPlaces(id: string, titleId: number): WordPlaces {
  const { data } = useApi("Admin/GetWordPlaces", { query: { id, titleId } });
  return new Map(data?.words.map(({ word, places }) => [word, places]));
}

/** A line of figures for each place of a word: when it is said, and the headwords around it. */
export function WordPlace({ places }: { places: readonly Place[] }) {
  if (places.length === 0) return null;
  return (
    <ul className={styles.places}>
      {places.map((place) => (
        <li key={`${episodeText(place)} ${place.second}`}>
          <span>
            {episodeText(place)} {timeText(place.second)}
          </span>{" "}
          <span lang="en">{place.near.join(" · ")}</span>
        </li>
      ))}
    </ul>
  );
}

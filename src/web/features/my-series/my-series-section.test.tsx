import "fake-indexeddb/auto";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textIn } from "../../../../tests/e2e/texts.ts";
import type { AnswerOf } from "../../../contract/calls.ts";
import type { OwnTitle, ReadEpisode } from "../../../contract/my-series.ts";
import { queryClient } from "../accounts/session/queries.ts";
import { userDataStore } from "../accounts/session/use-user-data.ts";
import { movieNamed } from "../catalogue/content.fixture.ts";
import MySeriesSection from "./my-series-section.tsx";
import { keepEpisode, readEpisode } from "./visitor-episode.ts";

type OwnMovie = Extract<OwnTitle, { kind: "movie" }>;

const film = (id: number, change: Partial<OwnMovie> = {}): OwnMovie => ({
  ...movieNamed(`Film ${id}`, { id }),
  isMine: true,
  publicTitle: null,
  ...change,
});

const room = { titles: 40, episodes: 1_500, filesPerDay: 600 };
const answerOf = (movieList: OwnMovie[]): AnswerOf<"MySeries/GetMyTitles"> => ({
  seriesList: [],
  movieList,
  limits: room,
  left: room,
  filesPerUpload: 300,
});

const read: ReadEpisode = {
  uploadId: "u1",
  guess: { name: "Rıhtım", year: null, season: 1, episode: 1, episodeName: null },
  seconds: 60,
  difficulty: 2,
  wordCount: 0,
  runningWords: 9,
  closedClassWords: 9,
  nameWords: 0,
  otherWords: 0,
  unjudgedWords: 0,
  levels: [0, 0, 0, 0, 0],
  words: [],
  tokens: [],
};

let answer: () => Response;

beforeEach(() => {
  userDataStore().update({ token: "ayse" });
  vi.stubGlobal("fetch", async () => answer());
});

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

function show() {
  const router = createMemoryRouter([{ path: "*", element: <MySeriesSection /> }]);
  render(<RouterProvider router={router} />);
}

test("what a visitor had read and there is no room for is named, and is no longer once it was taken over", async () => {
  await keepEpisode({ read, arranged: { uploadId: "u1", title: "Rıhtım", kind: "series", rows: [] } });
  let isFull = true;
  const own = Response.json(answerOf([film(1)]));
  const full = () => Response.json({ code: "conflict", errors: [] }, { status: 409 });
  vi.stubGlobal("fetch", async (path: string) => (path.endsWith("/Arrange") && isFull ? full() : own.clone()));
  show();
  const named = textIn("tr", "own_waiting", { name: "Rıhtım" });
  expect(await screen.findByText(named)).toBeTruthy();
  isFull = false;
  await queryClient.refetchQueries();
  await waitFor(() => expect(screen.queryByText(named)).toBeNull());
  expect(await readEpisode()).toBeUndefined();
});

test("forty titles are shown, the latest first, with addresses of their own; one that is public now leads there", async () => {
  const long = "Rindfleischetikettierungsüberwachung ".repeat(5).trim();
  const films = Array.from({ length: 40 }, (_, at) => film(at + 1, at === 39 ? { name: long } : {}));
  films[0] = film(1, { publicTitle: { id: 900, combinedUrl: "the-public-one" } });
  answer = () => Response.json(answerOf(films));
  show();
  const links = await screen.findAllByRole("link");
  const own = links.map((link) => link.getAttribute("href")).filter((href) => href?.startsWith("/film/benim/"));
  expect(own).toHaveLength(40);
  expect(own[0]).toBe("/film/benim/film-40");
  expect(screen.getByRole("link", { name: long })).toBeTruthy();
  expect(screen.getByRole("link", { name: textIn("tr", "own_public") }).getAttribute("href")).toBe(
    "/film/the-public-one",
  );
});

test("without an answer it says so and tries again; without titles it leads to bringing one", async () => {
  answer = () => new Response(null, { status: 500 });
  show();
  const retry = await screen.findByRole("button", { name: textIn("tr", "try_again") });
  answer = () => Response.json(answerOf([]));
  await userEvent.click(retry);
  await screen.findByRole("heading", { name: textIn("tr", "own_empty_heading") });
  expect(screen.getByRole("link", { name: textIn("tr", "bring_door") }).getAttribute("href")).toBe("/dizini-getir");
});

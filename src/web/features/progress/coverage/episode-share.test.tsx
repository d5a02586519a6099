import { render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { textIn } from "../../../../../tests/e2e/texts.ts";
import { userDataStore } from "../../accounts/session/use-user-data.ts";
import EpisodeShare from "./episode-share.tsx";

const episodes = [
  { episodeId: 11, coverage: 0.81 },
  { episodeId: 12, coverage: 0.93 },
  { episodeId: 13, coverage: 0.9, learning: 0.05 },
];

beforeEach(() => {
  const seasons = [
    { seasonId: 1, coverage: 0.88, episodes },
    { seasonId: 2, coverage: 0.99, episodes: [{ episodeId: 21, coverage: 0.99 }] },
  ];
  vi.stubGlobal("fetch", async () => Response.json({ level: 2, titles: [{ titleId: 7, coverage: 0.9, seasons }] }));
  userDataStore().update({ knownLevel: 2 });
});

test("each episode says its share, and one of a season that it is the easiest", async () => {
  render(
    <ul>
      {[11, 12, 13, 21].map((episodeId) => (
        <li key={episodeId}>
          <EpisodeShare seriesId={7} episodeId={episodeId} />
        </li>
      ))}
    </ul>,
  );
  await screen.findByText("%93");
  const easiest = textIn("tr", "episode_easiest");
  expect(screen.getAllByRole("listitem").map((item) => /%\d+$/.exec(item.textContent ?? "")?.[0])).toEqual([
    "%81",
    "%93",
    "%90",
    "%99",
  ]);
  expect(screen.getByText(easiest).closest("li")?.textContent).toContain("%93");
});

test("what is being learnt is told beside it, and drawn as a second part", async () => {
  render(<EpisodeShare seriesId={7} episodeId={13} />);
  const mark = await screen.findByTitle(/%90.*%5 daha öğreniliyor$/);
  expect([...mark.querySelectorAll("rect")].map((part) => part.getAttribute("width"))).toEqual(["100%", "95%", "90%"]);
});

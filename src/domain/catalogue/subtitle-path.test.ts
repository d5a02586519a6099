import { expect, test } from "vitest";
import { identifySubtitle, isSubtitleName } from "./subtitle-path.ts";

const series = (
  name: string,
  season: number,
  episode: number,
  episodeName: string | null = null,
  year: number | null = null,
) => ({
  kind: "series",
  name,
  year,
  season,
  episode,
  episodeName,
});

test.each([
  ["Show Name/S01E02.srt", series("Show Name", 1, 2)],
  ["Show Name/Season 1/S01E02.srt", series("Show Name", 1, 2)],
  ["Show.Name.S01E02.The.Long.Title.srt", series("Show Name", 1, 2, "The Long Title")],
  ["Show.Name.S01E02.The.Title.720p.WEB-DL.x264-GRP.srt", series("Show Name", 1, 2, "The Title")],
  ["Show.Name.S01E02.720p.BluRay.srt", series("Show Name", 1, 2)],
  ["Show Name - S1 E2 - Title.en.srt", series("Show Name", 1, 2, "Title")],
  ["Show Name - 1x02 - Title.vtt", series("Show Name", 1, 2, "Title")],
  ["show_name_s10e123.ass", series("show name", 10, 123)],
  ["The Show (2005)/S02E10.Title Words.srt", series("The Show", 2, 10, "Title Words", 2005)],
  ["Show.Name.2019.S01E01.srt", series("Show Name", 1, 1, null, 2019)],
  ["Mr. Shop/S01E01.srt", series("Mr. Shop", 1, 1)],
  ["Show Name/Season 2/03.srt", series("Show Name", 2, 3)],
  ["Show Name S02/03 - The Ship.en.srt", series("Show Name", 2, 3, "The Ship")],
  ["Show Name (2005)/Sezon 1/3. Bölüm.srt", series("Show Name", 1, 3, null, 2005)],
  ["Show Name - Season 10/Episode 12.srt", series("Show Name", 10, 12)],
])("%s is an episode", (path, expected) => {
  const parts = path.split("/");
  expect(identifySubtitle(parts.slice(0, -1), parts.at(-1) ?? "")).toEqual(expected);
});

test.each([
  ["Movie Name (1999).srt", "Movie Name", 1999],
  ["Movie.Name.1999.1080p.BluRay.x264.srt", "Movie Name", 1999],
  ["Movie Name.English.sdh.srt", "Movie Name", null],
  ["1917.srt", "1917", null],
  ["1917 (2019).srt", "1917", 2019],
  ["2001 A Space Story (1968).srt", "2001 A Space Story", 1968],
  ["03_some_film_crlf.srt", "03 some film crlf", null],
])("%s is a movie", (file, name, year) => {
  expect(identifySubtitle([], file)).toEqual({ kind: "movie", name, year });
});

test.each(["Show Name/03.srt", "Season 2/1917.srt", "Season 2/The Ship.srt", "Ships 2/03.srt"])(
  "%s does not say which episode it is",
  (path) => {
    const parts = path.split("/");
    expect(identifySubtitle(parts.slice(0, -1), parts.at(-1) ?? "").kind).toBe("movie");
  },
);

test("only subtitle files are taken", () => {
  expect(["a.srt", "a.VTT", "a.ass", "a.ssa", "a.txt", "a.mkv", "title.json"].map(isSubtitleName)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

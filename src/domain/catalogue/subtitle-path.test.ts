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
  ["Show Name/Season 1/02 - Pilot.srt", series("Show Name", 1, 2, "Pilot")],
  ["Show Name/Season 01/02. The Ship.720p.srt", series("Show Name", 1, 2, "The Ship")],
  ["Show Name/Season 1/Show Name - 02 - Pilot.srt", series("Show Name", 1, 2, "Pilot")],
  ["Show.Name/Season 1/Show.Name.02.Pilot.srt", series("Show Name", 1, 2, "Pilot")],
  ["Show Name/Season 3/Show Name Episode 5.srt", series("Show Name", 3, 5)],
  ["Show Name/Season 3/E05.srt", series("Show Name", 3, 5)],
  ["Show Name/1. Sezon/2.srt", series("Show Name", 1, 2)],
  ["Show Name 2. Sezon/04.srt", series("Show Name", 2, 4)],
  ["Show Name/Temporada 2/Capítulo 4.srt", series("Show Name", 2, 4)],
  ["Show Name Season 1 Episode 2.srt", series("Show Name", 1, 2)],
  ["Show.Name.Season.1.Episode.2.720p.srt", series("Show Name", 1, 2)],
  ["Show Name - Season 1, Episode 2 - Pilot.srt", series("Show Name", 1, 2, "Pilot")],
  ["Show Name (Season 1) Ep. 2.srt", series("Show Name", 1, 2)],
  ["Show Name 1. Sezon 12. Bölüm.srt", series("Show Name", 1, 12)],
  ["Show Name Temporada 1 Capítulo 2.srt", series("Show Name", 1, 2)],
  ["Show Name S01 Ep02.srt", series("Show Name", 1, 2)],
  ["Show Name S01 - E02.srt", series("Show Name", 1, 2)],
])("%s is an episode", (path, expected) => {
  const parts = path.split("/");
  expect(identifySubtitle(parts.slice(0, -1), parts.at(-1) ?? "")).toEqual(expected);
});

test.each([
  ["Show Name S01E01E02.srt", series("Show Name", 1, 1, "1–2")],
  ["Show Name S01E01-E02.srt", series("Show Name", 1, 1, "1–2")],
  ["Show.Name.S01E01-02.Pilot.720p.srt", series("Show Name", 1, 1, "Pilot (1–2)")],
  ["Show Name S01E01-S01E02.srt", series("Show Name", 1, 1, "1–2")],
  ["Show Name S01E07E08E09 The Ships.srt", series("Show Name", 1, 7, "The Ships (7–9)")],
  ["Show Name S01E01 & E02.srt", series("Show Name", 1, 1, "1–2")],
  ["Show Name - 1x01-02.srt", series("Show Name", 1, 1, "1–2")],
  ["Show Name - 1x01-1x02 - Pilot.srt", series("Show Name", 1, 1, "Pilot (1–2)")],
  ["Show Name Season 1 Episodes 1-2.srt", series("Show Name", 1, 1, "1–2")],
  ["Show Name/Season 1/01-02 - Pilot.srt", series("Show Name", 1, 1, "Pilot (1–2)")],
  ["Show Name S01E01-10 Ships.srt", series("Show Name", 1, 1, "10 Ships")],
  ["Show Name S01E01 - 2 Ships.srt", series("Show Name", 1, 1, "2 Ships")],
  ["Show Name S01E05-720p.srt", series("Show Name", 1, 5)],
])("%s has several episodes where their numbers follow", (path, expected) => {
  const parts = path.split("/");
  expect(identifySubtitle(parts.slice(0, -1), parts.at(-1) ?? "")).toEqual(expected);
});

test.each([
  ["Blade Runner 2049 (2017).srt", "Blade Runner 2049", 2017],
  ["Blade.Runner.2049.2017.1080p.BluRay.srt", "Blade Runner 2049", 2017],
  ["Blade Runner 2049.srt", "Blade Runner 2049", null],
  ["Class of 1984 (1982).srt", "Class of 1984", 1982],
  ["Class.of.1984.1982.720p.srt", "Class of 1984", 1982],
  ["2012.2009.BluRay.srt", "2012", 2009],
  ["The Big Web (2006).srt", "The Big Web", 2006],
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

test.each([
  "Show Name/03.srt",
  "Season 2/1917.srt",
  "Show/Season 2/1917 - 03.srt",
  "Season 2/The Ship.srt",
  "Ships 2/03.srt",
])("%s does not say which episode it is", (path) => {
  const parts = path.split("/");
  expect(identifySubtitle(parts.slice(0, -1), parts.at(-1) ?? "").kind).toBe("movie");
});

test("only subtitle files are taken", () => {
  expect(["a.srt", "a.VTT", "a.ass", "a.ssa", "a.sbv", "a.txt", "a.mkv", "title.json"].map(isSubtitleName)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

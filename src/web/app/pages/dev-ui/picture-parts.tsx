import { useState } from "react";
import type { LevelCounts } from "../../../../contract/lexicon/word-list.ts";
import { BarChart } from "../../../design/bar-chart.tsx";
import { LineChart } from "../../../design/line-chart.tsx";
import { ArticleCards } from "../../../features/articles/article-card.tsx";
import { HowItWorksFigure } from "../../../features/articles/how-it-works-figure.tsx";
import { PackageTables } from "../../../features/articles/package-tables.tsx";
import { Prose } from "../../../features/articles/prose.tsx";
import { everyTitle } from "../../../features/catalogue/arrange-titles.ts";
import { EpisodePicker, SeasonNav } from "../../../features/catalogue/titles/season-nav.tsx";
import { type CardTitle, TitleCards } from "../../../features/catalogue/titles/title-card.tsx";
import { TitleFilters } from "../../../features/catalogue/titles/title-filters.tsx";
import { LevelBar } from "../../../features/lexicon/level-bar.tsx";
import { LevelChart } from "../../../features/lexicon/level-chart.tsx";
import { Breadcrumb } from "../../../features/page/breadcrumb.tsx";
import { useSite } from "../../../features/page/use-page.ts";
import { CoverageStrip } from "../../../features/progress/coverage/coverage-strip.tsx";
import { LevelQuestion } from "../../../features/progress/known/level-question.tsx";
import styles from "./dev-ui.module.css";

const plain: CardTitle = {
  id: 1,
  kind: "series",
  name: "Four Hundred Umbrellas",
  combinedUrl: "four-hundred-umbrellas",
  year: 2024,
  genres: ["comedy"],
  difficulty: 2,
  wordCount: 911,
  runningWords: 9_000,
  posterUrl: null,
  isPremium: false,
};
const titles: readonly CardTitle[] = [
  plain,
  { ...plain, id: 2, name: "It", combinedUrl: "it", kind: "movie", year: null, genres: [], difficulty: 5 },
  { ...plain, id: 3, name: "Çığlıklar ve Fısıltılar", combinedUrl: "cigliklar", genres: ["drama"], isPremium: true },
  {
    ...plain,
    id: 4,
    name: "The Extraordinarily Long and Thoroughly Unnecessary Investigations of a Retired Lighthouse Keeper",
    combinedUrl: "long",
    genres: ["mystery", "drama", "science-fiction", "comedy"],
    difficulty: 4,
    wordCount: 12_345,
  },
];
const levels = [320, 280, 190, 90, 31];
const counts: LevelCounts = {
  levels,
  seasons: [
    { seasonId: 1, seasonNumber: 1, levels },
    { seasonId: 2, seasonNumber: 2, levels: [10, 20, 120, 300, 240] },
  ],
};
const rated = { difficulty: 2, difficultyFor: { tr: 2, en: 2, es: 2 } };
const episode = { id: 1, episodeNumber: 1, name: "The Wrong Umbrella", wordCount: 434, ...rated };
const episodes = [episode, { ...episode, id: 2, episodeNumber: 2, name: "" }];
const season = { id: 1, seasonNumber: 1, isPremium: false, wordCount: 911, ...rated, episodes };

/** The filters of the lists of titles; their layout follows the width of the page. */
export function FilterPart() {
  const [query, setQuery] = useState(everyTitle);
  return (
    <TitleFilters
      titles={titles}
      query={query}
      onChange={setQuery}
      shares={new Map([[1, 0.93]])}
      meaning="understood"
    />
  );
}

/** Titles, level charts and articles. */
export function PictureParts() {
  const site = useSite();
  return (
    <>
      <h2>Titles</h2>
      <TitleCards titles={titles} headingLevel={3} />
      <TitleCards titles={titles.slice(0, 2)} headingLevel={3} isRow />
      <h2>Levels and shares</h2>
      <LevelBar counts={levels} />
      <LevelBar counts={levels} isThin />
      <LevelBar counts={[0, 0, 5, 0, 0]} />
      {[0, 0.62, 0.97, 1].map((share) => (
        <CoverageStrip key={share} share={share} target={0.95} />
      ))}
      <CoverageStrip share={0.87} next={0.9} isGrowing target={0.95} />
      <CoverageStrip share={0.8} learning={0.06} next={0.9} target={0.95} />
      <BarChart
        caption="Cards"
        columns={["Day", "Cards"]}
        bars={levels.map((value, at) => ({ name: `Day ${at}`, label: `${at}`, value, text: String(value) }))}
        hasValues
      />
      <LineChart
        caption="Remembered"
        columns={["Day", "Share"]}
        points={levels.map((value, at) => ({ name: `Day ${at}`, value, text: String(value) }))}
        range={{ from: 0, to: 400 }}
        mark={{ value: 250, text: "aim" }}
        ends={["Day 0", "Day 4"]}
      />
      <LevelQuestion />
      <LevelChart counts={counts} caption="Four Hundred Umbrellas" />
      <h2>Ways</h2>
      <Breadcrumb
        crumbs={[
          { name: "Diziler", path: "/dizi" },
          { name: plain.name, path: "/dizi/four-hundred-umbrellas" },
          { name: "1. sezon 2. bölüm", path: "/dev/ui" },
        ]}
      />
      <div className={styles.row}>
        <EpisodePicker
          seriesUrl={plain.combinedUrl}
          seasonNumber={1}
          isPremium={false}
          episodeNumber={2}
          seasons={[
            { seasonNumber: 1, firstEpisode: 1 },
            { seasonNumber: 2, firstEpisode: 1 },
          ]}
          episodes={episodes}
        />
      </div>
      <SeasonNav
        seriesUrl={plain.combinedUrl}
        seasons={[season, { ...season, id: 2, seasonNumber: 2, isPremium: true }]}
        counts={counts}
      />
      <h2>Running text</h2>
      {site && (
        <>
          <Prose
            site={site}
            html="<h2>Ne kadar kelime yeter?</h2><p>Konuşulanların <b>%95’ini</b> bilmek rahat bir akşam demektir; <a href='#content'>nasıl sayıldığını okuyun</a>.</p><ul><li>Bir bölüm seçin</li><li>Kelimelerine bakın</li></ul><blockquote><p>Wait. What did she just say?</p></blockquote>"
          />
          <ArticleCards
            site={site}
            headingLevel="h3"
            cards={[
              {
                id: "blogGuide",
                title: "Dizilerle İngilizce öğrenme rehberi",
                description: "Kısa bir yazı.",
                lead: undefined,
                published: "2026-09-01",
                minutes: 7,
              },
            ]}
          />
        </>
      )}
      <HowItWorksFigure />
      <PackageTables groups={[{ kind: "direct", packages: [{ name: "react", version: "19.3.1", licence: "MIT" }] }]} />
    </>
  );
}

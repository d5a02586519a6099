import { easyShareOf, type TitleSpeech } from "../../domain/catalogue/title-speech.ts";
import { readEasiestTitles } from "../../storage/catalogue/speech-figures.ts";
import { readRecent } from "../read-recent.ts";
import type { Services } from "../services.ts";

const titleCount = 8;
const episodesOfEach = 3;

/** The easiest titles that are free, easiest level first, and within a level those of the easiest words. */
export async function readEasyTitles(services: Services): Promise<TitleSpeech[]> {
  const titles = await readRecent(services, (db) => readEasiestTitles(db, titleCount, episodesOfEach));
  return titles.sort((a, b) => a.difficulty - b.difficulty || easyShareOf(b) - easyShareOf(a));
}

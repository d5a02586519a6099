import type { EasyTitle } from "../../contract/catalogue.ts";
import type { SiteList } from "../../contract/lexicon/site-list.ts";
import { easyShareOf, type TitleSpeech } from "../../domain/catalogue/title-speech.ts";
import type { SiteListParts } from "../../services/catalogue/read-site-list.ts";

export function presentSiteList({ parts, speech }: SiteListParts): SiteList {
  return {
    parts: parts.map(({ words, spokenWords }) => ({ phrases: words.map(({ phrase }) => phrase), spokenWords })),
    speech,
  };
}

export function presentEasyTitle(title: TitleSpeech): EasyTitle {
  const { kind, name, combinedUrl, difficulty, runningWords, seconds } = title;
  return {
    kind,
    name,
    combinedUrl,
    difficulty,
    wordsPerMinute: seconds > 0 ? Math.round((60 * runningWords) / seconds) : null,
    easyShare: Math.round(1_000 * easyShareOf(title)) / 1_000,
  };
}

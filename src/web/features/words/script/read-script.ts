import { combinedUrlOf } from "../../../../domain/catalogue/combined-url.ts";
import { parseSubtitle } from "../../../../domain/subtitles/parse-subtitle.ts";

export type ScriptLine = {
  readonly seconds: number;
  /** Who speaks, where the script says so: "MAN". */
  readonly speaker?: string;
  /** What is said or, of a sound, what is heard. */
  readonly text: string;
  readonly isSound: boolean;
};

/** Which part of a title a script is of; a film has no season and episode. */
export type ScriptKey = {
  readonly url: string;
  readonly season?: number | undefined;
  readonly episode?: number | undefined;
};

const files = import.meta.glob<string>("../../../../../content/catalogue/*/*.srt", {
  query: "?raw",
  import: "default",
});

/** `a-list-of-quiet-things` of a film's file, `four-hundred-umbrellas 1 2` of an episode's. */
function nameOf(file: string): string {
  const [folder = "", name = ""] = file.split("/").slice(-2);
  const url = combinedUrlOf(folder.replace(/ \(\d{4}\)$/, ""));
  const [, season, episode] = /^S(\d+)E(\d+)/.exec(name) ?? [];
  return season === undefined ? url : `${url} ${Number(season)} ${Number(episode)}`;
}

/** The lines of an original's script. Rejects where it has none or it cannot be loaded. */
export async function readScript({ url, season, episode }: ScriptKey): Promise<readonly ScriptLine[]> {
  const wanted = season === undefined ? url : `${url} ${season} ${episode}`;
  const load = Object.entries(files).find(([file]) => nameOf(file) === wanted)?.[1];
  if (load === undefined) throw new Error(`there is no script of ${wanted}`);
  return scriptLinesOf(await load());
}

/** The lines of a subtitle file: a cue is one, and two where two people speak. */
export function scriptLinesOf(srt: string): ScriptLine[] {
  return parseSubtitle(srt).cues.flatMap(({ startMs, text }) =>
    speechesOf(text.replace(/<[^>]+>/g, "")).map((speech) => lineOf(speech, Math.floor(startMs / 1000))),
  );
}

/** A dash begins what another person says; other lines of a cue go on. */
function speechesOf(text: string): string[] {
  return text
    .replace(/\n(?!-)/g, " ")
    .split("\n")
    .map((speech) => speech.replace(/^-\s*/, "").trim())
    .filter((speech) => speech !== "");
}

function lineOf(speech: string, seconds: number): ScriptLine {
  if (/^[[(♪].*[\])♪]$/.test(speech)) return { seconds, text: speech.slice(1, -1).trim(), isSound: true };
  const [, speaker, text] = /^([A-Z][A-Z .'’]+): (.+)$/s.exec(speech) ?? [];
  if (speaker === undefined || text === undefined) return { seconds, text: speech, isSound: false };
  return { seconds, speaker, text, isSound: false };
}

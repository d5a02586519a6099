import { runUploads } from "../../src/services/my-series/run-uploads.ts";
import type { SignedInUser } from "./signed-in-user.ts";
import type { TestApp } from "./test-app.ts";
import { upload } from "./upload.ts";

/** A subtitle with a cue for each line, a second apart. */
export const subtitle = (...lines: readonly string[]) =>
  lines
    .map((line, at) => {
      const second = String(at).padStart(2, "0");
      return `${at + 1}\n00:00:${second},000 --> 00:00:${second},900\n${line}\n`;
    })
    .join("\n");

export type Bringer = ReturnType<typeof createBringer>;

/** Somebody who brings subtitles, by request. */
export function createBringer(api: TestApp, person: Pick<SignedInUser, "headers">) {
  const { headers } = person;
  const inject = (method: "GET" | "POST", url: string, payload?: object) =>
    api.app.inject({ method, url: `/api/${url}`, headers, ...(payload !== undefined && { payload }) });

  return {
    get: (url: string) => inject("GET", url),
    post: (url: string, payload: object) => inject("POST", url, payload),
    send: (files: Readonly<Record<string, Buffer | string>>) =>
      api.app.inject(upload("/api/MySeries/Upload", person, files)),
    /** Uploads files and has them read. */
    async bring(files: Readonly<Record<string, Buffer | string>>, pause?: (ms: number) => Promise<unknown>) {
      const answer = await api.app.inject(upload("/api/MySeries/Upload", person, files));
      if (answer.statusCode !== 200) throw new Error(`not taken: ${answer.body}`);
      await runUploads(api.services, new AbortController().signal, pause);
      return answer.json<{ uploadId: string }>().uploadId;
    },
    async watch(uploadId: string) {
      const answer = await inject("GET", `MySeries/Watch?uploadId=${uploadId}`);
      const events = answer.body.split("\n\n").filter((event) => event !== "");
      return JSON.parse(events.at(-1)?.replace(/^event: upload\ndata: /, "") ?? "null");
    },
    /** A series of one season with an episode for each text. */
    async bringSeries(title: string, episodes: readonly string[]) {
      const files = Object.fromEntries(episodes.map((text, at) => [`${title} S01E0${at + 1}.srt`, text]));
      const uploadId = await this.bring(files);
      const rows = episodes.map((_, at) => ({ file: at + 1, season: 1, episode: at + 1 }));
      const answer = await inject("POST", "MySeries/Arrange", { uploadId, title, kind: "series", rows });
      if (answer.statusCode !== 200) throw new Error(`not arranged: ${answer.body}`);
      return answer.json();
    },
  };
}

const things = [
  "anchor",
  "basket",
  "candle",
  "harbour",
  "ladder",
  "lantern",
  "umbrella",
  "window",
  "suitcase",
  "piano",
];

/** Another small text for each number below 1,000. */
export function numberedSubtitle(number: number): string {
  const [one, other, third] = [number, number / 10, number / 100].map((at) => things[Math.floor(at) % 10]);
  return subtitle(`The ${one} is behind the ${other}.`, `Nobody has seen the ${third} since yesterday.`);
}

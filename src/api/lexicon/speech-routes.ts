import { speakWord } from "../../services/lexicon/speak-word.ts";
import type { Api } from "../handle.ts";

/** The sound of a word never changes. */
const cacheControl = "public, max-age=2592000, immutable";

export function registerSpeech({ handle, services }: Api): void {
  handle("Speech/GetSpeech", async ({ params, reply, problem }) => {
    const sound = await speakWord(services, params.wordId);
    if (sound === undefined) throw problem("not_found");
    if (sound === "busy") throw problem("unavailable", { retryAfter: 2 });
    reply.header("cache-control", cacheControl);
    return sound;
  });
}

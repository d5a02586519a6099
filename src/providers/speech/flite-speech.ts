import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import PQueue from "p-queue";
import { SpeechBusyError, type SpeechProvider } from "./speech-provider.ts";

type FliteOptions = {
  /** The program's file. */
  readonly program: string;
  /** The cache of spoken words; may be emptied at any time. */
  readonly folder: string;
  /** Milliseconds after which the program is killed; a word takes about 20. */
  readonly timeoutMs?: number;
  /** How many phrases may be queued. */
  readonly maxWaiting?: number;
};

/** The clearest voice of flite: 99 of 100 words were understood. */
const voice = "rms";

/** Programs that run at once. */
const concurrency = 2;

/** Far longer than any phrase of the lexicon. */
const maxPhraseLength = 200;

/** Speech by flite (the Debian package): each word is spoken once and cached as a file. */
export function createFliteSpeech(options: FliteOptions): SpeechProvider {
  const { program, folder, timeoutMs = 5_000, maxWaiting = 20 } = options;
  const queue = new PQueue({ concurrency });
  const inProgress = new Map<number, Promise<Buffer>>();

  async function make(file: string, phrase: string): Promise<Buffer> {
    await mkdir(folder, { recursive: true });
    const unfinished = `${file}.${randomUUID()}.part`;
    try {
      // Without a shell; the phrase is the value of -t whatever its first character.
      await run(program, ["-voice", voice, "-t", phrase.slice(0, maxPhraseLength), "-o", unfinished], timeoutMs);
      await rename(unfinished, file);
    } finally {
      await rm(unfinished, { force: true });
    }
    return readFile(file);
  }

  async function speak(wordId: number, phrase: string): Promise<Buffer> {
    const file = path.join(folder, `${wordId}.wav`);
    const cached = await readFile(file).catch(() => undefined);
    if (cached !== undefined) return cached;
    const isFull = queue.pending + queue.size >= concurrency + maxWaiting;
    if (isFull) throw new SpeechBusyError("too many words wait to be spoken");
    return await queue.add(() => make(file, phrase));
  }

  return {
    description: `Words are spoken by ${program} and kept in ${folder}.`,
    speak(wordId, phrase) {
      const spoken = inProgress.get(wordId) ?? speak(wordId, phrase).finally(() => inProgress.delete(wordId));
      inProgress.set(wordId, spoken);
      return spoken;
    },
  };
}

function run(program: string, args: readonly string[], timeout: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { timeout, killSignal: "SIGKILL", maxBuffer: 64 * 1024, env: {} } as const;
    execFile(program, args, options, (error) => {
      if (error === null) resolve();
      else reject(new Error(`${program} could not speak: ${error.message}`));
    });
  });
}

import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import PQueue from "p-queue";
import { SpeechBusyError, type SpeechProvider } from "./speech-provider.ts";

type FliteOptions = {
  /** The program's file. */
  readonly program: string;
  /** Where what was spoken is kept; may be emptied at any time. */
  readonly folder: string;
  /** Milliseconds after which the program is ended; a word takes some 20. */
  readonly timeoutMs?: number;
  /** How many phrases may wait for their turn. */
  readonly maxWaiting?: number;
};

/** Its clearest voice: 99 of 100 words were understood. */
const voice = "rms";

/** Programs that run at once. */
const concurrency = 2;

/** Nothing in the lexicon is nearly so long. */
const maxPhraseLength = 200;

/** Speech by flite (Debian package of that name): each word is spoken once and then kept as a file. */
export function createFliteSpeech(options: FliteOptions): SpeechProvider {
  const { program, folder, timeoutMs = 5_000, maxWaiting = 20 } = options;
  const queue = new PQueue({ concurrency });
  const underWay = new Map<number, Promise<Buffer>>();

  async function make(file: string, phrase: string): Promise<Buffer> {
    await mkdir(folder, { recursive: true });
    const unfinished = `${file}.${randomUUID()}.part`;
    try {
      // Without a shell; the phrase is the value of -t whatever it begins with.
      await run(program, ["-voice", voice, "-t", phrase.slice(0, maxPhraseLength), "-o", unfinished], timeoutMs);
      await rename(unfinished, file);
    } finally {
      await rm(unfinished, { force: true });
    }
    return readFile(file);
  }

  async function speak(wordId: number, phrase: string): Promise<Buffer> {
    const file = path.join(folder, `${wordId}.wav`);
    const kept = await readFile(file).catch(() => undefined);
    if (kept !== undefined) return kept;
    const isFull = queue.pending + queue.size >= concurrency + maxWaiting;
    if (isFull) throw new SpeechBusyError("too many words wait to be spoken");
    return await queue.add(() => make(file, phrase));
  }

  return {
    description: `Words are spoken by ${program} and kept in ${folder}.`,
    speak(wordId, phrase) {
      const spoken = underWay.get(wordId) ?? speak(wordId, phrase).finally(() => underWay.delete(wordId));
      underWay.set(wordId, spoken);
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

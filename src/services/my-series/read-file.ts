import { setTimeout as pause } from "node:timers/promises";
import { uploadLimits } from "../../domain/my-series/limits.ts";
import { insertReading, setDuration, takeReading } from "../../storage/my-series/readings.ts";
import { type AnalysisServices, inAnalysis } from "../progress/text-analysis.ts";

/** Waits so many milliseconds; replaced in tests. */
export type Pause = (ms: number) => Promise<unknown>;

/**
 * The reading of a subtitle's bytes, of which figures alone are kept. A text that somebody brought before is not analysed
 * again, but takes its turn in the queue for as long as it took then: nobody learns from it that it is known.
 * Undefined where it has too many cues. Rejects with UnusableFileError.
 *
 * @throws {Refusal} unavailable, while many others wait
 */
export async function readSubtitle(
  services: AnalysisServices,
  source: Uint8Array,
  wait: Pause = pause,
): Promise<number | undefined> {
  const { db } = services.database;
  return await inAnalysis(services, async (thread, analysis) => {
    const bytes = await thread.identifySingle(source, uploadLimits.cues);
    if (bytes === undefined) return undefined;
    const hash = Buffer.from(bytes);
    const began = performance.now();
    const known = await takeReading(db, { hash, analysis });
    if (known !== undefined) {
      await wait(Math.max(0, known.durationMs - (performance.now() - began)));
      return known.id;
    }
    const analysed = await thread.analyseSingle(source, uploadLimits.cues);
    if (analysed === undefined) return undefined;
    const { words, headwords, seconds } = analysed;
    const durationMs = () => Math.round(performance.now() - began);
    const reading = { hash, analysis, words, headwords, seconds, durationMs: durationMs() };
    const id = await insertReading(db, reading);
    // Another process has read it meanwhile.
    if (id === undefined) return (await takeReading(db, { hash, analysis }))?.id;
    await setDuration(db, id, durationMs());
    return id;
  });
}

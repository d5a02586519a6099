/** Too many wait already; the browser may ask again. */
export class SpeechBusyError extends Error {}

export type SpeechProvider = {
  /** What the operator is told at the start. */
  readonly description: string;
  /**
   * An English phrase as a WAV file. Waits for its turn among a few; ends within seconds.
   *
   * @param wordId a phrase of the same id was and will be the same
   * @throws {SpeechBusyError} with too many waiting; other errors when the program fails or takes too long
   */
  speak(wordId: number, phrase: string): Promise<Buffer>;
};

/** The queue is full; the browser may retry. */
export class SpeechBusyError extends Error {}

export type SpeechProvider = {
  /** Shown to the operator at the start. */
  readonly description: string;
  /**
   * An English phrase as a WAV file. Queued; takes seconds at most.
   *
   * @param wordId identifies the phrase, which never changes
   * @throws {SpeechBusyError} when the queue is full; other errors when the program fails or times out
   */
  speak(wordId: number, phrase: string): Promise<Buffer>;
};

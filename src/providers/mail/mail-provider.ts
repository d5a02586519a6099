/** A mail ready to go; every text is one that may stand where it goes. */
export type OutgoingMail = {
  /** With its angle brackets; the same for every attempt at the same mail. */
  readonly messageId: string;
  readonly date: Date;
  /** One plain address. */
  readonly to: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** Of the text, such as "tr". */
  readonly language: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};

export type MailSender = { readonly name: string; readonly address: string };

/** The server will never take this mail; any other error may pass. */
export class MailRefusedError extends Error {}

export type MailProvider = {
  /** What the operator is told at the start; without secrets. */
  readonly description: string;
  /** The part of the sender's address after the @. */
  readonly host: string;
  /**
   * Hands the mail over; once this has ended it will not be lost. Ends within a minute, or when `signal` does.
   *
   * @throws {MailRefusedError} when no later attempt can succeed; other errors when one may.
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
};

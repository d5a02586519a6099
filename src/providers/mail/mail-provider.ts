/** A rendered mail; every value is safe where it is used. */
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
  /** A whole document, attached as a file. */
  readonly attachment?: { readonly fileName: string; readonly html: string };
  /** For the header List-Unsubscribe (RFC 8058). */
  readonly oneClickUrl?: string;
};

export type MailSender = { readonly name: string; readonly address: string };

/** The server will never accept this mail; other errors are temporary. */
export class MailRefusedError extends Error {}

/** The mail server has put off this recipient; others may be sent mail. */
export class MailDeferredError extends Error {}

export type MailProvider = {
  /** Shown to the operator at the start; without secrets. */
  readonly description: string;
  /** The part of the sender's address after the @. */
  readonly host: string;
  /**
   * Resolves when the mail has been delivered to the server. Takes at most a minute; `signal` aborts it.
   *
   * @throws {MailRefusedError} when no retry can succeed; other errors when one may.
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
};

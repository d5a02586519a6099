/**
 * The words of one kind of mail in one language. `{name}` stands for a field of its data, and `{site}` and `{contact}`
 * for the site's name and the operator's address.
 */
export type MailText = {
  readonly subject: string;
  /** What a list of mails shows after the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly before: readonly string[];
  /** The button's words, where the mail has a link. */
  readonly button?: string;
  readonly after: readonly string[];
};

/** What stands around every mail in one language. */
export type FrameText = {
  /** Before the link written out in full. */
  readonly linkHint: string;
  /** Why this mail came. */
  readonly reason: string;
};

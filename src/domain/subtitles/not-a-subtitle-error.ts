/** Nothing in the file can be read as a subtitle: it is empty, or something else under a subtitle's name. */
export class NotASubtitleError extends Error {
  readonly code = "not-a-subtitle";
  /** 1-based: the first line that is not what a subtitle has there. */
  readonly line: number;
  /** The start of that line, at most 80 characters; empty for an empty file. */
  readonly excerpt: string;

  constructor(line: number, excerpt: string) {
    super(`Not a subtitle: line ${line} ${excerpt === "" ? "is where the file ends" : `reads "${excerpt}"`}`);
    this.name = "NotASubtitleError";
    this.line = line;
    this.excerpt = excerpt;
  }
}

/**
 * The database's own error, which the query builder wraps in one whose message holds the whole statement with all its
 * values: too long to read, and private, so never to be logged or shown.
 */
export function reasonOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return error.message.startsWith("Failed query:") && error.cause instanceof Error ? error.cause : error;
}

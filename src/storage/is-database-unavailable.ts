/** Errors of the network and the operating system when a connection fails. */
const networkCodes: readonly string[] = [
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "EHOSTDOWN",
  "ENETUNREACH",
  "ENETDOWN",
  "ENOTFOUND",
  "EAI_AGAIN",
];

/**
 * SQLSTATEs of a server that stops, starts or accepts no connections: class 08, 53300 too many connections, 57P01 to 57P03
 * (shut down, crashed, starting); of one that has no room: 53100 disk full, 53200 out of memory; and of one whose disk fails
 * (58030) or whose files are damaged (XX001, XX002). Source: https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const sqlState = /^(08...|53[123]00|57P0[123]|58030|XX00[12])$/;

/** True of a server's error that tells of a damaged table (XX001) or index (XX002). */
export function isDamage(error: Error): boolean {
  return "code" in error && (error.code === "XX001" || error.code === "XX002");
}

/** The driver's and its pool's own errors carry no code. */
const driverMessages: readonly RegExp[] = [
  /^timeout exceeded when trying to connect$/,
  /^timeout expired$/,
  /^Connection terminated/,
  /^Query read timeout$/,
  /^Client has encountered a connection error and is not queryable$/,
  /^Client was closed and is not queryable$/,
  /^Cannot use a pool after calling end on the pool$/,
];

function isConnectionError(error: Error): boolean {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  // Files of ours and of the embedded database, on a disk that is full or whose quota is used up.
  if (code === "ENOSPC" || code === "EDQUOT") return true;
  if (networkCodes.includes(code) || sqlState.test(code)) return true;
  if (code === "ENOENT") return "syscall" in error && error.syscall === "connect"; // no such Unix socket
  return driverMessages.some((message) => message.test(error.message));
}

/**
 * True where an error, or its cause, means that the database cannot be reached now but may be later (status 503).
 * False for errors of the statement itself.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isConnectionError(error)) return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  return isDatabaseUnavailable(error.cause);
}

/** 57014: ended by statement_timeout; 55P03: by lock_timeout. */
const timeoutStates: readonly unknown[] = ["57014", "55P03"];

/** True where an error, or its cause, means that a statement took too long, or waited too long for a lock (status 503). */
export function isStatementTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && timeoutStates.includes(error.code)) || isStatementTimeout(error.cause);
}

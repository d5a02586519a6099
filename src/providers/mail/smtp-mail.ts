import { createTransport } from "nodemailer";
import { compose, hostOfAddress } from "./compose.ts";
import { MailDeferredError, type MailProvider, MailRefusedError, type MailSender } from "./mail-provider.ts";

const seconds = 1_000;

/** In milliseconds: until a connection is made, without data from the server, and for the whole delivery. */
export type SmtpTimeouts = { readonly connect: number; readonly idle: number; readonly total: number };

const defaultTimeouts: SmtpTimeouts = { connect: 10 * seconds, idle: 20 * seconds, total: 60 * seconds };

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}

/**
 * Whether the server has refused this recipient or message permanently (5xx, RFC 5321 section 4.2.1). A refused sender or
 * password is for the operator to correct; the mail is retried.
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !("responseCode" in error) || !("command" in error)) return false;
  const { responseCode, command } = error;
  const isPermanent = typeof responseCode === "number" && responseCode >= 500 && responseCode < 600;
  return isPermanent && (command === "RCPT TO" || command === "DATA");
}

/** Whether the server has put off this recipient alone (4xx), as greylisting does. */
function isDeferral(error: unknown): boolean {
  if (!(error instanceof Error) || !("responseCode" in error) || !("command" in error)) return false;
  const { responseCode, command } = error;
  return command === "RCPT TO" && typeof responseCode === "number" && responseCode >= 400 && responseCode < 500;
}

/**
 * Mail by SMTP: `smtp://user:password@host:587` (encrypted by STARTTLS, which other machines must offer unless
 * `?requireTLS=false`) or `smtps://host:465`. One connection per mail, as the name may resolve to several servers.
 */
export function createSmtpMail(url: string, from: MailSender, timeouts: SmtpTimeouts = defaultTimeouts): MailProvider {
  const { protocol, hostname, host } = new URL(url);
  const transport = createTransport({
    url,
    requireTLS: protocol === "smtp:" && !isLoopback(hostname),
    connectionTimeout: timeouts.connect,
    dnsTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    socketTimeout: timeouts.idle,
  });
  return {
    description: `Mail is sent through ${host} as ${from.address}.`,
    host: hostOfAddress(from.address),
    async send(mail, signal) {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(timeouts.total)]);
      try {
        await transport.sendMail({ ...compose(from, mail), signal: limited });
      } catch (error) {
        const message = error instanceof Error ? error.message : "";
        if (isRefusal(error)) throw new MailRefusedError(message, { cause: error });
        if (isDeferral(error)) throw new MailDeferredError(message, { cause: error });
        throw error;
      }
    },
  };
}

import { createTransport } from "nodemailer";
import { compose, hostOfAddress } from "./compose.ts";
import { type MailProvider, MailRefusedError, type MailSender } from "./mail-provider.ts";

const seconds = 1_000;

/** How long the server may take, in milliseconds. */
export type SmtpPatience = { readonly connection: number; readonly silence: number; readonly whole: number };

const usualPatience: SmtpPatience = { connection: 10 * seconds, silence: 20 * seconds, whole: 60 * seconds };

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}

/**
 * Whether the server has refused this recipient or this message for good (5xx, RFC 5321 section 4.2.1). A refused sender
 * or password is the operator's to mend, and the mail waits.
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !("responseCode" in error) || !("command" in error)) return false;
  const { responseCode, command } = error;
  const isPermanent = typeof responseCode === "number" && responseCode >= 500 && responseCode < 600;
  return isPermanent && (command === "RCPT TO" || command === "DATA");
}

/**
 * Mail by SMTP: `smtp://user:password@host:587` (encrypted by STARTTLS, which other machines must offer unless
 * `?requireTLS=false`) or `smtps://host:465`. A connection for each mail: the address may stand for many servers.
 */
export function createSmtpMail(url: string, from: MailSender, patience: SmtpPatience = usualPatience): MailProvider {
  const { protocol, hostname, host } = new URL(url);
  const transport = createTransport({
    url,
    requireTLS: protocol === "smtp:" && !isLoopback(hostname),
    connectionTimeout: patience.connection,
    dnsTimeout: patience.connection,
    greetingTimeout: patience.connection,
    socketTimeout: patience.silence,
  });
  return {
    description: `Mail is sent through ${host} as ${from.address}.`,
    host: hostOfAddress(from.address),
    async send(mail, signal) {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(patience.whole)]);
      try {
        await transport.sendMail({ ...compose(from, mail), signal: limited });
      } catch (error) {
        if (isRefusal(error)) throw new MailRefusedError(error instanceof Error ? error.message : "", { cause: error });
        throw error;
      }
    },
  };
}

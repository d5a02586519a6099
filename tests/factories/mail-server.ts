import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export type MailServer = {
  /** Changes with every start unless the port was given. */
  readonly url: string;
  readonly port: number;
  /** What was accepted, in order. */
  readonly mails: readonly Email[];
  stop(): Promise<void>;
};

/** An answer of a mail server that refuses: 4xx for now, 5xx for good. */
export function refusal(responseCode: number, message = "refused"): Error {
  return Object.assign(new Error(message), { responseCode });
}

/**
 * A real SMTP server on this machine, without encryption unless `options` say otherwise. `onMail` runs when it has a mail
 * and has not yet said so.
 */
export async function startMailServer(
  options: SMTPServerOptions = {},
  port = 0,
  onMail: () => void = () => undefined,
): Promise<MailServer> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        mails.push(await PostalMime.parse(Buffer.concat(chunks)));
        onMail();
        done();
      });
    },
    ...options,
  });
  // A client that goes away is no fault of the test.
  server.on("error", () => undefined);
  const listener = server.listen(port, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

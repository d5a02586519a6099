import { Agent, request } from "node:https";
import type { PushMessage } from "../../domain/memory/push-message.ts";
import { lookupPublic } from "./public-address.ts";
import type { PushKeys } from "./push-keys.ts";
import type { PushSender, PushTarget } from "./push-sender.ts";

/** A reminder of this evening is of no use the next morning. */
const keptSeconds = 4 * 60 * 60;

/** The push service knows the subscription no longer. */
const goneStatuses: readonly number[] = [404, 410];

type Options = {
  readonly keys: PushKeys;
  /** Where push services write to about this site: its https address, or a mail address. */
  readonly contact: string;
  /** Of connections; another one in tests. */
  readonly agent?: Agent;
  /** Milliseconds until a push service that does not answer is given up. */
  readonly timeoutMs?: number;
};

/** Sends through the browsers' push services (RFC 8030), encrypted for the browser (RFC 8291), signed by VAPID (RFC 8292). */
export function createWebPushSender(options: Options): PushSender {
  const { keys, contact, agent = new Agent({ lookup: lookupPublic }), timeoutMs = 10_000 } = options;
  const subject = contact.startsWith("https:") ? contact : `mailto:${contact}`;

  async function requestOf({ endpoint, publicKey, secret }: PushTarget, message: PushMessage) {
    // Loaded with the first push: 200 ms of a start.
    const { default: webPush } = await import("web-push");
    const target = { endpoint, keys: { p256dh: publicKey, auth: secret } };
    return webPush.generateRequestDetails(target, JSON.stringify(message), {
      vapidDetails: { subject, ...keys },
      TTL: keptSeconds,
      // A newer one replaces one that has not arrived.
      topic: "reminder",
    });
  }

  /** The package's own sending keeps whatever is answered; here a stranger's server is asked, and its answer is not read. */
  function post(endpoint: string, headers: Readonly<Record<string, string>>, body: Buffer): Promise<number> {
    const signal = AbortSignal.timeout(timeoutMs);
    return new Promise((resolve, reject) => {
      const asked = request(endpoint, { method: "POST", headers, agent, signal }, (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      asked.on("error", reject);
      asked.end(body);
    });
  }

  return {
    publicKey: keys.publicKey,
    async send(target, message) {
      const { endpoint, headers, body } = await requestOf(target, message);
      const status = await post(endpoint, headers, body);
      if (goneStatuses.includes(status)) return "gone";
      if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`);
      return "sent";
    },
  };
}

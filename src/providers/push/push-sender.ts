import type { PushMessage } from "../../domain/memory/push-message.ts";

/** A browser that takes pushes: its address at a push service, and what they are encrypted with. */
export type PushTarget = { readonly endpoint: string; readonly publicKey: string; readonly secret: string };

export type PushSender = {
  /** By which browsers know this site; base64url. */
  readonly publicKey: string;
  /**
   * @returns "gone" where the browser takes no more: its subscription is to be removed
   * @throws where a retry may succeed
   */
  send(target: PushTarget, message: PushMessage): Promise<"sent" | "gone">;
};

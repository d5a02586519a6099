/** What the service worker shows of a push (src/worker/push.ts). */
export type PushMessage = {
  readonly title: string;
  readonly body: string;
  /** The path that a tap opens. */
  readonly path: string;
  /** A second button: it posts `code` to the path of an API call. */
  readonly end: { readonly label: string; readonly path: string; readonly code: string };
  readonly language: string;
};

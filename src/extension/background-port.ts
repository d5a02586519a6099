import { type Browser, browser } from "wxt/browser";
import { type BackgroundMessage, type PageMessage, portName } from "./protocol.ts";

export type BackgroundPort = { send(message: PageMessage): void; close(): void };

type Handlers = {
  onMessage(message: BackgroundMessage): void;
  /** The background was ended and has begun anew: it knows nothing of what it was told. */
  onAnew(): void;
};

/** Browsers end a background that was idle for half a minute; it begins again when something is sent to it. */
export function connectBackground({ onMessage, onAnew }: Handlers): BackgroundPort {
  let port: Browser.runtime.Port | undefined;

  function connect(): Browser.runtime.Port {
    const made = browser.runtime.connect({ name: portName });
    made.onMessage.addListener(onMessage);
    made.onDisconnect.addListener(() => {
      if (port === made) port = undefined;
    });
    port = made;
    return made;
  }

  connect();
  return {
    send(message) {
      if (port === undefined) {
        connect();
        onAnew();
      }
      port?.postMessage(message);
    },
    close() {
      port?.disconnect();
      port = undefined;
    },
  };
}

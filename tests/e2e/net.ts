import { createServer, request } from "node:http";
import type { BrowserContext, Page } from "@playwright/test";
import { openPage } from "./site-test.ts";

export type Net = {
  readonly origin: string;
  /** Whether nothing of the site can be reached. */
  isCut: boolean;
  /** What was posted to the API through it, in order: the call, and its body. */
  readonly posted: { readonly call: string; readonly body: string }[];
  close(): void;
};

/** The site behind a connection that can be cut: requests of a service worker cannot be kept from it in another way. */
export async function startNet(target: string): Promise<Net> {
  const proxy = createServer((incoming, outgoing) => {
    if (net.isCut) {
      incoming.socket.destroy();
      return;
    }
    const { method = "GET", headers, url = "/" } = incoming;
    const onward = request(new URL(url, target), { agent: false, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    const parts: Buffer[] = [];
    incoming.on("data", (part: Buffer) => parts.push(part));
    incoming.on("end", () => {
      if (method === "POST")
        net.posted.push({ call: url.replace(/^\/api\//, ""), body: Buffer.concat(parts).toString() });
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const address = proxy.address();
  if (address === null || typeof address === "string") throw new Error("the proxy has no port");
  const net: Net = {
    origin: `http://127.0.0.1:${address.port}`,
    isCut: false,
    posted: [],
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
  return net;
}

/** Cuts the connection, which the browser knows; the worker finds it out. */
export async function cut(net: Net, context: BrowserContext): Promise<void> {
  net.isCut = true;
  await context.setOffline(true);
}

export async function mend(net: Net, context: BrowserContext): Promise<void> {
  net.isCut = false;
  await context.setOffline(false);
}

/** A page behind the connection in whose browser somebody has signed in before. */
export async function openMember(page: Page, { origin }: Net, path: string, userData: object): Promise<void> {
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((stored) => localStorage.setItem("userData", stored), JSON.stringify(userData));
  await openPage(page, origin + path);
}

/** How many answers wait to be sent. */
export const waitingIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opened = indexedDB.open("memory");
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const count = opened.result.transaction("waiting").objectStore("waiting").count();
          count.onsuccess = () => resolve(count.result);
          opened.result.close();
        };
      }),
  );

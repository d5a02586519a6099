import { createServer, request } from "node:http";
import type { BrowserContext, Page } from "@playwright/test";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { playTour } from "./quiz-player.ts";
import { test as base, expect, openPage } from "./site-test.ts";
import { patternIn, textIn } from "./texts.ts";

export type Net = {
  readonly origin: string;
  /** Whether nothing of the site can be reached. */
  isCut: boolean;
  /** What was posted to the API through it, in order: the call, and its body. */
  readonly posted: { readonly call: string; readonly body: string }[];
  close(): void;
};

/** The site behind a connection that can be cut: requests of a service worker cannot be kept from it in another way. */
async function startNet(target: string): Promise<Net> {
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

/** A test of a site whose connection can be cut, with its service worker. */
export const test = base.extend<{ net: Net }>({
  serviceWorkers: "allow",
  // A request that fails is written to the console by the browser.
  expectedErrors: /Failed to load resource|net::ERR_|Failed to fetch|NetworkError/,
  net: async ({ baseURL }, use) => {
    const net = await startNet(baseURL ?? "");
    await use(net);
    net.close();
  },
});

export { expect };

export const text = (key: string, values?: Record<string, string | number>) => textIn("tr", key, values);
export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
export const filmPath = pathOf("movieDetail", "tr", { url: "sprite-fright" });
export const tonightOf = (page: Page) => page.getByRole("region", { name: /^Bu akşamın/ });
export const keptText = /^Bağlantı olmadan da açılır/;

/** A visitor of A2 opens a film. */
export async function openFilm(page: Page, net: Net, path = filmPath): Promise<void> {
  await openPage(page, net.origin + path);
  await tonightOf(page).getByRole("button", { name: /^A2/ }).click();
}

/** Keeps what is open for the road. */
export async function keepHere(page: Page): Promise<void> {
  await button(page, text("road_keep")).click();
  await expect(page.getByText(keptText)).toBeVisible();
}

/** A member of A2 keeps a film. */
export async function keepAsMember(page: Page, net: Net, userData: object): Promise<void> {
  await openMember(page, net, filmPath, { ...userData, knownList: [] });
  await tonightOf(page).getByRole("button", { name: /^A2/ }).click();
  await keepHere(page);
}

/** Plays tonight's words of the film that is kept. */
export async function playTonight(page: Page, net: Net): Promise<void> {
  await openPage(page, net.origin + filmPath);
  await tonightOf(page)
    .getByRole("button", { name: patternIn("tr", "tonight_start") })
    .click();
  await button(page, text("teach_ask")).first().click();
  await playTour(page);
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

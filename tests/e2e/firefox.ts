import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../factories/temporary-folder.ts";

/** Debian's Firefox, driven by WebDriver BiDi as it speaks it itself: Playwright drives a build of its own alone. */
export const firefoxPath = process.env.EXTENSION_FIREFOX ?? "/usr/bin/firefox-esr";

/** The extension's pages get an address that is known before. */
const pagesId = "5f3c2c0e-9d0b-4c3e-8b6a-6d1f7a2e9c41";

export type FirefoxPage = {
  /** The value of an expression, or of what it promises, in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks as a person does, in the middle of the element that an expression gives. */
  click(expression: string): Promise<void>;
};

export type Firefox = {
  open(url: string): Promise<FirefoxPage>;
  /** A page of the extension. */
  openOwn(file: string): Promise<FirefoxPage>;
  close(): Promise<void>;
};

type Answer = { readonly id?: number; readonly type: string; readonly message?: string; readonly result?: unknown };

/** Sends commands over a socket and hands back their results. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  await once(socket, "open");
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener("message", ({ data }) => {
    const answer: Answer = JSON.parse(String(data));
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  return async <Result>(method: string, params: object): Promise<Result> => {
    last += 1;
    const id = last;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (answer.type === "error") throw new Error(`${method}: ${answer.message}`);
    return answer.result as Result;
  };
}

/** A Firefox with an extension of a folder. */
export async function openFirefox(folder: string, extensionId: string): Promise<Firefox> {
  const profile = temporaryFolder();
  const preferences = {
    "extensions.webextensions.uuids": JSON.stringify({ [extensionId]: pagesId }),
    "media.autoplay.default": 0,
    "app.update.enabled": false,
    "datareporting.policy.dataSubmissionEnabled": false,
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, "user.js"), lines.join("\n"));
  // Pages of extensions may be opened by who has access to the browser itself alone.
  const browser = spawn(
    firefoxPath,
    [
      "--headless",
      "--no-remote",
      "--profile",
      profile,
      "--remote-debugging-port=0",
      "--remote-allow-system-access",
      "about:blank",
    ],
    { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, HOME: profile } },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    browser.stderr.on("data", (part: Buffer) => {
      said += part.toString();
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    browser.on("exit", () => reject(new Error(`Firefox ended: ${said}`)));
  });
  const send = await connect(`${address}/session`);
  await send("session.new", { capabilities: {} });
  await send("webExtension.install", { extensionData: { type: "path", path: folder } });

  async function open(url: string): Promise<FirefoxPage> {
    const { context } = await send<{ context: string }>("browsingContext.create", { type: "tab" });
    await send("browsingContext.navigate", { context, url, wait: "complete" });
    async function evaluate(expression: string): Promise<unknown> {
      const { type, result, exceptionDetails } = await send<{
        type: string;
        result?: { value?: string };
        exceptionDetails?: { text: string };
      }>("script.evaluate", {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      });
      if (type !== "success") throw new Error(exceptionDetails?.text);
      return JSON.parse(result?.value ?? "null");
    }

    return {
      evaluate,
      async click(expression) {
        const [x, y] = (await evaluate(
          `((one) => { one.scrollIntoView({ block: "center" }); const { left, top, width, height } = one.getBoundingClientRect(); return [Math.round(left + width / 2), Math.round(top + height / 2)] })(${expression})`,
        )) as [number, number];
        await send("browsingContext.activate", { context });
        await send("input.performActions", {
          context,
          actions: [
            {
              type: "pointer",
              id: "mouse",
              actions: [
                { type: "pointerMove", x, y },
                { type: "pointerDown", button: 0 },
                { type: "pointerUp", button: 0 },
              ],
            },
          ],
        });
      },
    };
  }

  return {
    open,
    openOwn: (file) => open(`moz-extension://${pagesId}/${file}`),
    async close() {
      browser.kill();
      await once(browser, "exit");
    },
  };
}

import type { CDPSession, Page, Worker } from "@playwright/test";
import type { PushMessage } from "../../src/domain/memory/push-message.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { expect, openPage, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

// A push service is out of reach of tests: the browser is handed what one would have delivered. The headless browser has no
// notifications either (permission is denied whatever is granted), so that what the worker has shown is written down in it.
// What the site sends is tested in `src/api/memory/reminders.test.ts`.

const text = (key: string, values?: Record<string, string>) => textIn("tr", key, values);
const message: PushMessage = {
  title: text("push_reminder_title", { waiting: "12" }),
  body: text("push_reminder_body"),
  path: pathOf("review", "tr"),
  end: { label: text("push_reminder_end"), path: "/api/User/EndNotices", code: "no-such-code" },
  language: "tr",
};

test.use({ serviceWorkers: "allow" });

type Receiving = {
  readonly worker: Worker;
  /** What a push service would bring. */
  deliver(data: object): Promise<void>;
};

/** Registers the worker as the reminders do, for a page that it then controls. */
async function receivePushes(page: Page): Promise<Receiving> {
  await openPage(page, pathOf("home", "tr"));
  const devtools = await page.context().newCDPSession(page);
  const registrationId = registered(devtools);
  await devtools.send("ServiceWorker.enable");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/service-worker.js");
    await navigator.serviceWorker.ready;
  });
  await openPage(page, pathOf("home", "tr"));
  const { origin } = new URL(page.url());
  const id = await registrationId;
  const worker = workerOf(page);
  await showNotifications(worker);
  return {
    worker,
    async deliver(data) {
      const pushed = { origin, registrationId: id, data: JSON.stringify(data) };
      await devtools.send("ServiceWorker.deliverPushMessage", pushed);
    },
  };
}

function registered(devtools: CDPSession): Promise<string> {
  return new Promise((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
}

type Shown = { title: string; body: string; lang: string; tag: string; data: unknown; actions: unknown };
type Scope = EventTarget & {
  registration: ServiceWorkerRegistration;
  shown: Shown[];
  fetch: (path: string, init: RequestInit) => Promise<Response>;
};

function workerOf(page: Page): Worker {
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error("no worker runs");
  return worker;
}

/** As a browser does: a notification takes the place of one with its tag. */
const showNotifications = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = self as unknown as Scope;
    scope.shown = [];
    scope.registration.showNotification = (title, options) => {
      const shown = { ...(options as Omit<Shown, "title">), title };
      scope.shown = [...scope.shown.filter(({ tag }) => tag !== shown.tag), shown];
      return Promise.resolve();
    };
  });

const shownIn = (worker: Worker) => worker.evaluate(() => (self as unknown as Scope).shown);

/** An event that a page makes is not trusted, and may keep no worker alive. */
const tap = (worker: Worker, button: "" | "end") =>
  worker.evaluate((action) => {
    const scope = self as unknown as Scope;
    const [shown] = scope.shown;
    const notification = { ...shown, close: () => scope.shown.splice(0, 1) };
    const waitUntil = (work: Promise<unknown>) => void work.catch(() => undefined);
    scope.dispatchEvent(Object.assign(new Event("notificationclick"), { notification, action, waitUntil }));
  }, button);

test("a reminder that is pushed is shown, another takes its place, and a tap opens the review", async ({ page }) => {
  const { worker, deliver } = await receivePushes(page);
  await deliver(message);
  const { title, body, path, end } = message;
  const actions = [{ action: "end", title: end.label }];
  const shown = { title, body, lang: "tr", icon: "/icon-192.png", tag: "reminder", data: { path, end }, actions };
  await expect.poll(() => shownIn(worker)).toEqual([shown]);
  const later = text("push_reminder_title", { waiting: "9" });
  await deliver({ ...message, title: later });
  await expect.poll(() => shownIn(worker)).toEqual([{ ...shown, title: later }]);
  await tap(worker, "");
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { name: text("review_empty_heading") })).toBeVisible();
  expect(await shownIn(worker)).toEqual([]);
});

test("its second button ends the reminders and opens nothing", async ({ page }) => {
  const { worker, deliver } = await receivePushes(page);
  await deliver(message);
  await expect.poll(async () => (await shownIn(worker)).length).toBe(1);
  // Requests of a worker are hidden from tests.
  const ended = worker.evaluate(
    () =>
      new Promise((resolve) => {
        (self as unknown as Scope).fetch = async (path, { method, headers, body }) => {
          resolve({ path, method, headers, body });
          return new Response(null, { status: 204 });
        };
      }),
  );
  await tap(worker, "end");
  const { path, code } = message.end;
  const headers = { "content-type": "application/json" };
  expect(await ended).toEqual({ path, method: "POST", headers, body: JSON.stringify({ code }) });
  await expect(page).toHaveURL(pathOf("home", "tr"));
  expect(await shownIn(worker)).toEqual([]);
});

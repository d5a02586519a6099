import { expect, test, vi } from "vitest";
import { type AwakeHost, keepAwake } from "./keep-awake.ts";

/** A page that can be hidden, and a wake lock whose answers are given by hand. */
function buildHost() {
  const page = new (class extends EventTarget {
    visibilityState: DocumentVisibilityState = "visible";
    show(state: DocumentVisibilityState) {
      this.visibilityState = state;
      this.dispatchEvent(new Event("visibilitychange"));
    }
  })();
  const held = new Set<number>();
  const answers: (() => void)[] = [];
  let asked = 0;
  const request = () => {
    asked += 1;
    const number = asked;
    return new Promise<{ release(): Promise<void> }>((resolve) =>
      answers.push(() => {
        held.add(number);
        resolve({
          async release() {
            held.delete(number);
          },
        });
      }),
    );
  };
  /** Answers all that was asked, and waits until that is taken in. */
  async function answer() {
    for (const give of answers.splice(0)) give();
    await new Promise((resolve) => setTimeout(resolve));
  }
  const host: AwakeHost = { page, wakeLock: { request } };
  return { host, page, held, answer, asked: () => asked };
}

test("the screen is kept on until it is not wanted any more", async () => {
  const { host, held, answer } = buildHost();
  const end = keepAwake(host, vi.fn());
  await answer();
  expect(held.size).toBe(1);
  end();
  expect(held.size).toBe(0);
});

test("a lock that comes too late is given back", async () => {
  const { host, held, answer } = buildHost();
  keepAwake(host, vi.fn())();
  await answer();
  expect(held.size).toBe(0);
});

test("it is asked for again when the page is shown again, and not after the end", async () => {
  const { host, page, held, answer, asked } = buildHost();
  const end = keepAwake(host, vi.fn());
  await answer();
  page.show("hidden");
  expect(asked()).toBe(1);
  page.show("visible");
  await answer();
  expect([asked(), held.size]).toEqual([2, 1]);
  end();
  page.show("visible");
  expect([asked(), held.size]).toEqual([2, 0]);
});

test("a browser without it, or one that refuses, is told", async () => {
  const { host } = buildHost();
  const onRefused = vi.fn();
  keepAwake({ ...host, wakeLock: undefined }, onRefused);
  expect(onRefused).toHaveBeenCalledTimes(1);
  const refuse = () => Promise.reject(new DOMException("battery", "NotAllowedError"));
  keepAwake({ ...host, wakeLock: { request: refuse } }, onRefused);
  await vi.waitFor(() => expect(onRefused).toHaveBeenCalledTimes(2), { timeout: 20_000 });
});

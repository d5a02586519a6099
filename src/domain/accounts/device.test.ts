import { expect, test } from "vitest";
import { deviceOf, deviceText, extensionAgent } from "./device.ts";

const mozilla = "Mozilla/5.0";

test.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0`, "Firefox, Windows"],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36`,
    "Chrome, Windows",
  ],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0`,
    "Edge, Windows",
  ],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`,
    "Safari, macOS",
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1`,
    "Safari, iPhone",
  ],
  [
    `${mozilla} (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1`,
    "Chrome, iPad",
  ],
  [
    `${mozilla} (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet, Android",
  ],
  [
    `${mozilla} (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36`,
    "Chrome, ChromeOS",
  ],
  [
    `${mozilla} (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 OPR/126.0`,
    "Opera, Linux",
  ],
  ["DiziOkulu/2.1 CFNetwork/1410 Darwin/22.6.0", "macOS"],
  ["okhttp/4.12.0", undefined],
  ["", undefined],
])("%s is %s", (userAgent, text) => {
  expect(deviceText(deviceOf(userAgent))).toBe(text);
});

test("the site's extension is told from its browser", () => {
  expect(deviceOf(`${extensionAgent}Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0 Safari/537.36`)).toEqual({
    browser: "Dizi Okulu · Chrome",
    system: "Linux",
  });
  expect(deviceOf(`${extensionAgent}something`).browser).toBe("Dizi Okulu");
});

/** What a user agent says of a device; empty where it says nothing that we know. */
export type Device = { readonly browser: string; readonly system: string };

type Rule = readonly [name: string, pattern: RegExp];

/** The first that fits: most browsers name those that they want to be taken for, too. */
const browsers: readonly Rule[] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\b(OPR|Opera|OPiOS|OPT)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Yandex", /\bYaBrowser\//],
  ["Vivaldi", /\bVivaldi\//],
  ["DuckDuckGo", /\b(DuckDuckGo|Ddg)\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ["Safari", /\bVersion\/[\d.]+.*\bSafari\//],
];

const systems: readonly Rule[] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\b(Macintosh|Mac OS X|Darwin)\b/],
  ["Linux", /\b(Linux|X11)\b/],
];

function firstOf(rules: readonly Rule[], userAgent: string): string {
  return rules.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? "";
}

/** What the site's browser extension is known by in its sessions, before its browser's user agent. */
export const extensionAgent = "DiziOkuluExtension/1 ";

/** Browser and system of a user agent, without versions: these change with every update. */
export function deviceOf(userAgent: string): Device {
  const browser = firstOf(browsers, userAgent);
  const own = userAgent.startsWith(extensionAgent) ? ["Dizi Okulu"] : [];
  const name = [...own, browser].filter((part) => part !== "").join(" · ");
  return { browser: name, system: firstOf(systems, userAgent) };
}

/** Such as "Firefox, Windows"; undefined where nothing is known. */
export function deviceText({ browser, system }: Device): string | undefined {
  return [browser, system].filter((part) => part !== "").join(", ") || undefined;
}

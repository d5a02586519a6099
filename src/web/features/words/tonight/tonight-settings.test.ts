import { expect, test } from "vitest";
import { ofToday, parseSettings } from "./tonight-settings.ts";

const kept = { count: 20, putOff: { "episode 5": [7, 9] }, day: "2026-11-22" };

test("what is stored is read again", () => {
  expect(parseSettings(kept)).toEqual(kept);
});

test.each([undefined, null, "", 7, { count: 7, putOff: { "episode 5": ["x"], "movie 1": 4 }, day: 3 }])(
  "%j gives ten words, none of them put off",
  (json) => {
    const { count, putOff, day } = parseSettings(json);
    expect([count, Object.values(putOff).flat(), day]).toEqual([10, [], ""]);
  },
);

test("words are put off for a day", () => {
  const settings = parseSettings(kept);
  expect(ofToday(settings, "2026-11-22")).toEqual(kept);
  expect(ofToday(settings, "2026-11-23")).toEqual({ count: 20, putOff: {}, day: "2026-11-23" });
});

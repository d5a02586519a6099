import { expect, test } from "vitest";
import { dropAddresses, dropCredits, isCredit } from "./credits.ts";

test.each([
  "Subtitles by Somebody",
  "English subtitles by: Somebody",
  "- Synced and corrected by someone -",
  "Sync & corrections by some_one",
  "Resync by somebody",
  "Captioned by a company",
  "Closed-Captioned By Somebody",
  "Captioning made possible by a company",
  "Translated by Maria Perez",
  "Translation: Maria",
  "Timing by kim99",
  "Subtitles: Somebody",
  "The Night Owls Translation Team",
  "Downloaded from somewhere",
  "Advertise your product or brand here\nthe next line",
  "Please rate this subtitle at some place",
  "Support us and become VIP member\nto remove all ads",
  "www.example.com",
  "-== [ www.example.org ] ==-",
  "visit https://example.net/page",
  "someone@example.com",
  "OpenSubtitles and friends",
  "S01E02 - Some Title - done by someone",
  "Season 2 Episode 11",
  "Some Show 2x11",
  "Fixed & synced by someone",
  "Proofread and captioned by someone",
  "Translated by: Maria P.",
  "© 2019 Some Company",
])("is a credit: %j", (text) => {
  expect(isCredit(text)).toBe(true);
});

test.each([
  "I'll sync the files.",
  "You watch it with subtitles by now, don't you?",
  "Subtitles by the way are for everyone.",
  "It was translated by a monk, long ago.",
  "Translated by a monk in a cave.",
  "Correction: it was Tuesday.",
  "Translation: we're lost.",
  "She works for a team that makes captions.",
  "I downloaded it from work.",
  "He's the team leader by the sea.",
  "Meet me at 10:30 by the gate.",
  "The download is online.",
  "My editor: a monster.",
  "Who was it written by?",
  "Season two, episode one was good.",
  "It was finished and done by Friday.",
  "It is 2x10 feet.",
])("is dialogue: %j", (text) => {
  expect(isCredit(text)).toBe(false);
});

test.each([
  ["Subtitles by Somebody\n- Where did you put the lamp?", "- Where did you put the lamp?"],
  ["He never came home.\nDownloaded from somewhere", "He never came home."],
  ["Subtitles by\nSomebody Else", ""],
  ["Please rate this subtitle\nto help others choose.\nSync by someone.", ""],
  ["Advertise your product here.\nContact our team today.", ""],
  ["Who did it?", "Who did it?"],
])("keeps what is spoken beside a credit: %j", (text, expected) => {
  expect(dropCredits(text)).toBe(expected);
});

test("drops addresses out of dialogue", () => {
  expect(dropAddresses("I put it all on example.com for you, mate.")).toBe("I put it all on for you, mate.");
  expect(dropAddresses("Write to me at a.b@example.org tonight,\nMr. Bell. See www.example.tv now")).toBe(
    "Write to me at tonight,\nMr. Bell. See now",
  );
  expect(dropAddresses("At 3 p.m. the U.S. team...well, it won.")).toBe("At 3 p.m. the U.S. team...well, it won.");
});

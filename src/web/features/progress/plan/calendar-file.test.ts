import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const events = [
  {
    id: "episode-7",
    day: "2026-12-31",
    summary: "Dizi; 1. sezon, 2. bölüm",
    description: `10 kelime: ${Array.from({ length: 20 }, (_, at) => `kelime${at} çığlık`).join(", ")}\nson`,
  },
];
const file = calendarFile("İzleme planı", events, "diziokulu.example", "2026-11-28T21:07:09.123Z");

test("an event lasts its day, and its text is escaped", () => {
  expect(file).toContain("UID:episode-7@diziokulu.example\r\nDTSTAMP:20261128T210709Z\r\n");
  expect(file).toContain("DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n");
  expect(file).toContain("SUMMARY:Dizi\\; 1. sezon\\, 2. bölüm\r\n");
  expect(file.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")).toBe(true);
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
});

test("no line has more than 75 octets, and unfolded it is whole", () => {
  const lines = file.split("\r\n");
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(file.split("\n").every((line) => line === "" || line.endsWith("\r"))).toBe(true);
  const unfolded = file.replaceAll("\r\n ", "");
  expect(unfolded).toContain(`kelime19 çığlık\\nson`);
});

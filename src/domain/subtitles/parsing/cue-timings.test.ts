import { expect, test } from "vitest";
import { parseCueTimings, parseTime } from "./cue-timings.ts";

test.each([
  ["00:00:01,000 --> 00:00:02,500", 1000, 2500],
  ["00:00:01.000 --> 00:00:02.500", 1000, 2500],
  ["00:01.000-->00:02.500", 1000, 2500],
  ["0:0:1,5 -> 0:0:2,25", 1500, 2250],
  ["  1:02:03,004   -->   1:02:04,005  ", 3723004, 3724005],
  ["100:00:00,000 --> 100:00:01,000", 360000000, 360001000],
  ["00:00:01 --> 00:00:02", 1000, 2000],
  ["00: 00: 01, 000 --> 00:00:02:500", 1000, 2500],
  ["00:00:01,0009 --> 00:00:02,123456", 1000, 2123],
  ["7 00:00:01,000 --> 00:00:02,000", 1000, 2000],
  ["00:00:01,000 —> 00:00:02,000", 1000, 2000],
  ["0:00:01.000,0:00:02.500", 1000, 2500],
  ["1:02:03.004,1:02:04.5 ", 3723004, 3724500],
  ["75:10.000 --> 75:12.000", 4510000, 4512000],
])("reads %s", (line, startMs, endMs) => {
  expect(parseCueTimings(line)).toEqual({ startMs, endMs, rest: "" });
});

test.each([
  "00:00:0a,000 --> 00:00:02,000",
  "00:00:01,000 --> 00:00:0x,000",
  "00:00:01,000 -->",
  "--> 00:00:02,000",
  "00:00:61,000 --> 00:01:02,000",
  "00:75:00,000 --> 01:16:00,000",
  "99999999:00:00,000 --> 99999999:00:01,000",
  "-00:00:01,000 --> 00:00:02,000",
  "1:00:00,2:00:00",
  "0:00:01.000,0:00:02.500 and so on",
  "Turn left --> then right",
  "",
])("does not read %j", (line) => {
  expect(parseCueTimings(line)).toBeUndefined();
});

test("tells text after the timings from cue settings", () => {
  expect(parseCueTimings("00:01.000 --> 00:02.000 line:0 position:20%,start align:left")?.rest).toBe("");
  expect(parseCueTimings("00:00:01,000 --> 00:00:02,000  X1:100 X2:200 Y1:050 Y2:100")?.rest).toBe("");
  expect(parseCueTimings("00:00:01,000 --> 00:00:02,000 Over here, Nell!")?.rest).toBe("Over here, Nell!");
});

test("reads a single time", () => {
  expect(parseTime("0:01:02.50")).toBe(62500);
  expect(parseTime(" 1:00:00.00 ")).toBe(3600000);
  expect(parseTime("soon")).toBeUndefined();
});

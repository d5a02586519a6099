import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bringer, createBringer, subtitle } from "../../../tests/factories/brought-series.ts";
import { signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { zipFile } from "../../../tests/factories/zip-file.ts";

let api: TestApp;
let me: Bringer;

beforeAll(async () => {
  api = await createTestApp({ withLexicon: true, hasCostLimits: false });
  me = createBringer(api, await signUp(api.app));
});
afterAll(() => api.close());

const things = ["anchor", "basket", "candle", "harbour", "ladder"];

/** Another text for each number. */
const episode = (number: number) =>
  subtitle(`The ${things[number % 5]} is behind the lantern.`, `It cost ${number} coins.`);

test("of two archives with the same names no file takes the place of another", async () => {
  const uploadId = await me.bring({
    "s1.zip": zipFile({ "01.srt": episode(1), "02.srt": episode(2) }),
    "s2.zip": zipFile({ "01.srt": episode(3), "02.srt": episode(4) }),
    "01.srt": episode(5),
  });
  const { files } = await me.watch(uploadId);
  expect(files.map(({ name, sameAs }: Record<string, unknown>) => [name, sameAs])).toEqual([
    ["01.srt", null],
    ["02.srt", null],
    ["2/01.srt", null],
    ["s2/01.srt", null],
    ["s2/02.srt", null],
  ]);
});

test("hostile entries of an archive are left out, and the others read", async () => {
  const uploadId = await me.bring({
    "a.zip": zipFile({
      "con\u0000trol.srt": episode(14),
      [`${"deep/".repeat(9)}x.srt`]: episode(15),
      [`${"long".repeat(60)}.srt`]: episode(16),
      "__MACOSX/._The Quay S01E01.srt": Buffer.from([0, 5, 22, 7, 0, 2]),
      "nested.zip": zipFile({ "S01E02.srt": episode(17) }),
      "The Quay S01E01.srt": episode(18),
    }),
  });
  const { files } = await me.watch(uploadId);
  const read = files.filter(({ state }: { state: string }) => state === "read");
  expect(read.map(({ name }: { name: string }) => name)).toEqual(["The Quay S01E01.srt"]);
  expect(files.map(({ state }: { state: string }) => state).toSorted()).toEqual(["failed", "read"]);
});

test.each(["../../outside.srt", "/etc/absolute.srt", "C:\\windows\\drive.srt"])(
  "an archive with %s is refused",
  async (name) => {
    const answer = await me.send({ "a.zip": zipFile({ "The Quay S01E01.srt": episode(19), [name]: episode(20) }) });
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([400, "file.zip"]);
  },
);

test.each([
  ["beside each other", { "a.srt": episode(21), "a.srt/b.srt": episode(22) }],
  ["in an archive", { "a.zip": zipFile({ "a.srt": episode(23), "a.srt/b.srt": episode(24) }) }],
])("a folder with the name of a file is no failure of the site, %s", async (_name, files) => {
  expect((await me.send(files)).statusCode).toBe(400);
});

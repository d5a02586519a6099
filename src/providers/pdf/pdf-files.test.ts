import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cpuTimeWhile } from "../../../tests/factories/cpu-time.ts";
import { buildPdfDocument, buildPdfWord } from "../../../tests/factories/pdf-document.ts";
import { readPdf } from "../../../tests/factories/read-pdf.ts";
import { temporaryFolder } from "../../../tests/factories/temporary-folder.ts";
import { drawPdf } from "./draw-pdf.ts";
import { createPdfFiles, type OpenPdf } from "./pdf-files.ts";
import { createPdfMaker, PdfInProgressError, type PdfMaker, PdfUnavailableError } from "./pdf-maker.ts";

let folder: string;
beforeEach(() => {
  folder = path.join(temporaryFolder(), "pdf");
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

const read = async () => buildPdfDocument();

/** Writes titles instead of drawing, and counts. */
function writingMaker(bytes = 1): PdfMaker & { readonly made: string[] } {
  const made: string[] = [];
  return {
    made,
    async make(file, readDocument) {
      const { title } = await readDocument();
      made.push(title);
      writeFileSync(file, title.padEnd(bytes));
    },
  };
}

async function textOf({ handle }: OpenPdf): Promise<string> {
  const text = await handle.readFile("utf8");
  await handle.close();
  return text.trim();
}

describe("kept files", () => {
  test("two who ask at once, and whoever asks later, get one file", async () => {
    const maker = writingMaker();
    const files = createPdfFiles({ folder, maker });
    const both = await Promise.all([files.open("a1-tr", "7", read), files.open("a1-tr", "7", read)]);
    expect(await Promise.all(both.map(textOf))).toEqual(["Liman kelimeleri", "Liman kelimeleri"]);
    await textOf(await files.open("a1-tr", "7", read));
    await textOf(await createPdfFiles({ folder, maker }).open("a1-tr", "7", read));
    expect(maker.made).toHaveLength(1);
    expect(readdirSync(folder)).toEqual([`${files.keyOf("a1-tr", "7")}.pdf`]);
  });

  test("a new version takes the place of the old one, and of no other list", async () => {
    const files = createPdfFiles({ folder, maker: writingMaker() });
    for (const [name, version] of [
      ["a1-tr", "7"],
      ["a1-en", "7"],
      ["a1-tr", "8"],
    ] as const) {
      await textOf(await files.open(name, version, read));
    }
    expect(readdirSync(folder).sort()).toEqual([
      `${files.keyOf("a1-en", "7")}.pdf`,
      `${files.keyOf("a1-tr", "8")}.pdf`,
    ]);
  });

  test("the folder stays under its bound: what was used longest ago goes first", async () => {
    const files = createPdfFiles({ folder, maker: writingMaker(400), maxBytes: 1_000 });
    const used = (name: string, seconds: number) =>
      utimesSync(path.join(folder, `${files.keyOf(name, "1")}.pdf`), seconds, seconds);
    for (const name of ["a", "b"]) await textOf(await files.open(name, "1", read));
    used("a", 1_000);
    used("b", 2_000);
    await textOf(await files.open("a", "1", read));
    await textOf(await files.open("c", "1", read));
    expect(readdirSync(folder).sort()).toEqual([`${files.keyOf("a", "1")}.pdf`, `${files.keyOf("c", "1")}.pdf`]);
  });

  test("what a process left unfinished long ago is removed, what another is making is not", async () => {
    mkdirSync(folder);
    for (const name of ["old.part", "new.part"]) writeFileSync(path.join(folder, name), "%PDF");
    utimesSync(path.join(folder, "old.part"), 1_000, 1_000);
    await textOf(await createPdfFiles({ folder, maker: writingMaker() }).open("a", "1", read));
    expect(readdirSync(folder)).toContain("new.part");
    expect(readdirSync(folder)).not.toContain("old.part");
  });

  test("a failure keeps nothing, and the next try succeeds", async () => {
    const failing = createPdfFiles({ folder, maker: createPdfMaker({ timeoutMs: 1 }) });
    await expect(failing.open("a", "1", read)).rejects.toThrow(PdfUnavailableError);
    expect(readdirSync(folder)).toEqual([]);
    const { handle, bytes } = await createPdfFiles({ folder }).open("a", "1", read);
    const pdf = await handle.readFile();
    await handle.close();
    expect(pdf).toHaveLength(bytes);
    expect((await readPdf(pdf)).title).toBe("Liman kelimeleri");
  });
});

describe("a file for one person", () => {
  test("nothing of it is kept", async () => {
    const opened = await createPdfFiles({ folder, maker: writingMaker() }).openOnce(1, read);
    expect(readdirSync(folder)).toEqual([]);
    expect(await textOf(opened)).toBe("Liman kelimeleri");
  });

  test("another for the same person is refused until it is there, for others it is not", async () => {
    const files = createPdfFiles({ folder, maker: writingMaker() });
    const first = files.openOnce(1, read);
    await expect(files.openOnce(1, read)).rejects.toThrow(PdfInProgressError);
    await textOf(await files.openOnce(2, read));
    await textOf(await first);
    await textOf(await files.openOnce(1, read));
  });
});

describe("the thread", () => {
  test("leaves this one free: handing the words over takes a small part of drawing them", async () => {
    const words = Array.from({ length: 2_000 }, (_, at) => buildPdfWord({ phrase: `word${at}` }));
    const document = buildPdfDocument({ sections: [{ heading: "1–2000", words }] });
    mkdirSync(folder);
    const handing = await cpuTimeWhile(() => createPdfMaker().make(path.join(folder, "1"), async () => document));
    const drawing = await cpuTimeWhile(() => buffer(drawPdf(document)));
    expect(handing).toBeLessThan(drawing / 3);
    expect((await readPdf(readFileSync(path.join(folder, "1")))).pages.flat()).toContain("word1999");
  });

  test("draws one at a time; whoever comes to a full queue is refused, and later not", async () => {
    const maker = createPdfMaker({ maxWaiting: 1 });
    mkdirSync(folder);
    const isThere = (name: string) => existsSync(path.join(folder, name));
    const beforeSecond: boolean[] = [];
    const make = (name: string) =>
      maker.make(path.join(folder, name), async () => {
        if (name === "2") beforeSecond.push(isThere("1"));
        return buildPdfDocument();
      });
    const results = await Promise.allSettled(["1", "2", "3"].map(make));
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
    expect(beforeSecond).toEqual([true]);
    await make("3");
    expect(isThere("3")).toBe(true);
  });
});

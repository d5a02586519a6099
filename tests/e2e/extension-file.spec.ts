import { expect, type Page, test } from "@playwright/test";
import { type ExtensionBrowser, line, overlay, seek, withExtension } from "./extension-browser.ts";

let browser: ExtensionBrowser;

withExtension(async (opened) => {
  browser = opened;
  await browser.switchOn();
});

const srt = "1\n00:00:05,000 --> 00:00:08,000\n<i>A ruthless</i>\nlandlord came.\n";

/** Drops a file on the middle of the video, as a person does with one of a folder. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([fileName, body]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([body], fileName));
      const video = document.querySelector("video");
      const place = { clientX: window.innerWidth / 2, clientY: window.innerHeight / 3 };
      for (const type of ["dragover", "drop"])
        video?.dispatchEvent(
          new DragEvent(type, {
            dataTransfer,
            bubbles: true,
            cancelable: true,
            composed: true,
            clientX: place.clientX,
            clientY: place.clientY,
          }),
        );
    },
    [name, text] as const,
  );
}

test("a file that is dropped on the video is shown at its times, shifted by keys, and taken away", async () => {
  const page = await browser.openPlayer("bare");
  await seek(page, 1);
  await drop(page, "film.srt", srt);
  await expect(overlay(page).getByRole("status")).toContainText("film.srt: 1 satır");
  await expect(line(page)).toBeHidden();
  await seek(page, 6);
  await expect(line(page)).toHaveText("A ruthless\nlandlord came.");
  await expect(overlay(page).getByRole("button", { name: "ruthless" })).toHaveAttribute("data-standing", "new");

  // The next line with a new word, of those heard.
  await seek(page, 1);
  await expect(line(page)).toBeHidden();
  await page.keyboard.press("Alt+ArrowRight");
  await expect.poll(() => page.evaluate(() => document.querySelector("video")?.currentTime)).toBe(6);
  await expect(line(page)).toHaveText("A ruthless\nlandlord came.");

  await seek(page, 4.8);
  await expect(line(page)).toBeHidden();
  await page.keyboard.press("Alt+g");
  await expect(line(page)).toHaveText("A ruthless\nlandlord came.");
  await expect(overlay(page).getByRole("status")).toContainText("0,25 sn önce");
  await page.keyboard.press("Alt+h");
  await expect(line(page)).toBeHidden();
  await page.keyboard.press("Alt+Shift+h");
  await expect(overlay(page).getByRole("status")).toContainText("5 sn sonra");
  await seek(page, 10.5);
  await expect(line(page)).toHaveText("A ruthless\nlandlord came.");

  await overlay(page).getByRole("button", { name: "Dosyayı kaldır" }).click();
  await expect(line(page)).toBeHidden();
});

test("a file may be chosen by a key", async () => {
  const page = await browser.openPlayer("bare");
  await seek(page, 6);
  const chooser = page.waitForEvent("filechooser");
  await page.keyboard.press("Alt+o");
  await (await chooser).setFiles({
    name: "film.sbv",
    mimeType: "",
    buffer: Buffer.from("0:00:05.000,0:00:08.000\nTurn it off.\n"),
  });
  await expect(line(page)).toHaveText("Turn it off.");
});

test("what cannot be shown is refused with its reason, and what was shown stays", async () => {
  const page = await browser.openPlayer("bare");
  await seek(page, 6);
  await drop(page, "film.srt", srt);
  await drop(page, "list.txt", "Shopping list\nmilk\n");
  await expect(overlay(page).getByRole("status")).toContainText("list.txt altyazı değil. 1. satır: “Shopping list”");
  await drop(page, "large.srt", "a".repeat(5_000_001));
  await expect(overlay(page).getByRole("status")).toContainText("large.srt altyazı olamayacak kadar büyük");
  const turkish = Array.from(
    { length: 9 },
    (_, at) =>
      `0:00:0${at}.000,0:00:0${at + 1}.000\nBu evde ne kadar zamandır yaşıyorsunuz, bilmiyorum ama çok uzun.\n`,
  );
  await drop(page, "tr.sbv", turkish.join("\n"));
  await expect(overlay(page).getByRole("status")).toContainText("tr.sbv İngilizce değil");
  await expect(line(page)).toHaveText("A ruthless\nlandlord came.");
});

test("nothing of a file left the browser", () => {
  expect(browser.site.asked.map((request) => request.trim())).toEqual(["GET /api/Lexicon/GetPack?MeanLanguageType=2"]);
});

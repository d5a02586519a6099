import { expect, type Page, test } from "@playwright/test";
import { wordId } from "../../src/domain/lexicon/word-id.ts";
import { violationsOf } from "./accessibility.ts";
import { type ExtensionBrowser, line, overlay, seek, withExtension } from "./extension-browser.ts";
import { signUp } from "./people.ts";

const landlord = wordId("landlord", "noun");
const ruthless = wordId("ruthless", "adjective");

let browser: ExtensionBrowser;
let target: string;
let person: Awaited<ReturnType<typeof signUp>>;

test.beforeAll(async ({ request }) => {
  person = await signUp(request);
});

withExtension((opened, baseURL) => {
  browser = opened;
  target = baseURL;
});

const headers = () => ({ authorization: `Bearer ${person.userData.token}` });

async function ask(page: Page, call: string): Promise<Record<string, number[]>> {
  return await (await page.request.get(`${target}/api/${call}`, { headers: headers() })).json();
}

async function send(page: Page, call: string, data: object): Promise<void> {
  expect((await page.request.post(`${target}/api/${call}`, { headers: headers(), data })).ok()).toBe(true);
}

const word = (page: Page, name: string) => overlay(page).getByRole("button", { name });

/** A video that is on, at a line. */
async function watch(second: number): Promise<Page> {
  const page = await browser.openPlayer("track");
  await seek(page, second);
  return page;
}

/** The side panel beside a page, with the site's answers to some calls. */
async function openPanel(page: Page, answers: Readonly<Record<string, object>> = {}): Promise<Page> {
  return await browser.openPanel(page, async (panel) => {
    for (const [call, json] of Object.entries(answers)) {
      await panel.route(`${browser.site.url}/api/${call}*`, (route) => route.fulfill({ json }));
    }
  });
}

test("what was marked before stays, and joins the account that the person connects", async () => {
  await browser.switchOn();
  const page = await watch(12);
  await expect(word(page, "ruthless")).toHaveAttribute("data-standing", "new");
  const panel = await openPanel(page);
  const met = panel.getByRole("region", { name: "Son dakikalarda geçenler" });
  await expect(met.getByRole("listitem").filter({ hasText: "ruthless" })).toContainText("acımasız");
  await expect(panel.getByRole("button", { name: "2 yeni kelime: hemen öğrenin" })).toBeVisible();
  await met.getByRole("button", { name: "Bana öğret: ruthless" }).click();
  await expect(met.getByRole("listitem").filter({ hasText: "ruthless" })).toContainText("öğreniyorsunuz");

  // On the site the person has said that landlord is known.
  await send(page, "WordList/SetKnown", { wordIds: [landlord], known: true });
  const site = await browser.context.newPage();
  await site.goto(`${browser.site.url}/robots.txt`);
  await site.evaluate((kept) => localStorage.setItem("userData", kept), JSON.stringify(person.userData));
  const popup = await browser.openPopup(page);
  const opened = browser.context.waitForEvent("page");
  await popup.getByRole("button", { name: "Dizi Okulu hesabıma bağla" }).click();
  const consent = await opened;
  await expect(consent.getByRole("heading", { name: "Tarayıcı eklentisini bağla" })).toBeVisible();
  await consent.getByRole("button", { name: "Eklentiyi bağla" }).click();
  await expect(consent.getByText("Eklenti bağlandı.")).toBeVisible();
  await expect(consent.getByText("Dizi Okulu · Chrome, Linux", { exact: true })).toBeVisible();
  await expect.poll(async () => (await ask(page, "Memory/GetWordIds")).learning).toEqual([ruthless]);

  const connected = await browser.openPopup(page);
  await expect(connected.getByText(`${person.username} olarak bağlısınız.`)).toBeVisible();
});

test("what the account knows is not marked, and what it learns is underlined", async () => {
  const page = await watch(12);
  await expect(line(page)).toHaveText("He was a ruthless landlord.");
  await expect(word(page, "ruthless")).toHaveAttribute("data-standing", "learning");
  await expect(word(page, "landlord")).not.toHaveAttribute("data-standing");
});

test("the side panel has what was said and is not known, and tonight's words with those that were heard", async () => {
  const video = await watch(12);
  await expect(line(video)).toHaveText("He was a ruthless landlord.");
  const panel = await openPanel(video, {
    "MySeries/GetTitles": { seriesList: [{ id: 7, name: "Low Tide" }], movieList: [] },
    "WordList/GetTonight": {
      words: [
        { id: ruthless, phrase: "ruthless" },
        { id: 1, phrase: "harbour" },
      ],
    },
  });
  const met = panel.getByRole("region", { name: "Son dakikalarda geçenler" });
  await expect(met.getByRole("listitem")).toHaveCount(1);
  await expect(met.getByRole("listitem")).toContainText("öğreniyorsunuz");
  await panel.getByLabel("Ne izliyorsunuz?").selectOption("Low Tide");
  const tonight = panel.getByRole("region", { name: "Bu akşamın kelimeleri" });
  await expect(tonight.getByRole("listitem").filter({ hasText: "ruthless" })).toContainText("duyuldu");
  await expect(tonight.getByRole("listitem").filter({ hasText: "harbour" })).not.toContainText("duyuldu");
  await expect(panel.getByRole("button", { name: "Sitede tekrar et" })).toBeVisible();
  expect(await violationsOf(panel)).toEqual([]);
});

test("at the end of a video the account's review is opened, without asking for an account", async () => {
  const page = await watch(12);
  await expect(word(page, "ruthless")).toHaveAttribute("data-standing", "learning");
  await page.keyboard.press("Alt+s");
  const panel = overlay(page).getByRole("dialog", { name: "Ne kadarını anladınız?" });
  await expect(panel).not.toContainText("önce bağlanmanızı");
  const opened = browser.context.waitForEvent("page");
  await panel.getByRole("button", { name: "Şimdi tekrar et" }).click();
  await (await opened).waitForURL(`${browser.site.url}/tekrar`, { waitUntil: "commit" });
});

test("while the site is away marks wait, and are sent with the next ones", async () => {
  const page = await watch(12);
  await expect(word(page, "ruthless")).toHaveAttribute("data-standing", "learning");
  browser.site.behaviour.isAway = true;
  await word(page, "ruthless").click();
  await overlay(page).getByRole("button", { name: "Biliyorum" }).click();
  await expect(word(page, "ruthless")).not.toHaveAttribute("data-standing", "learning");
  expect((await ask(page, "Memory/GetWordIds")).learning).toEqual([ruthless]);
  browser.site.behaviour.isAway = false;
  await watch(1);
  await expect
    .poll(async () => (await ask(page, "WordList/GetKnownWords")).wordIds?.toSorted())
    .toEqual([landlord, ruthless].toSorted());
});

test("a code that nobody asked for signs nobody in", async () => {
  const page = await browser.context.newPage();
  await page.goto(`${browser.site.url}/hesabim?page=security#extension-code=${"a".repeat(43)}`);
  await expect(page.getByText("Eklenti bağlanamadı.")).toBeVisible();
});

test("a session that is ended on the site is signed out in the extension, which keeps what it could not send", async () => {
  const page = await watch(12);
  await expect(line(page)).toHaveText("He was a ruthless landlord.");
  await send(page, "User/EndOtherSessions", {});
  await word(page, "landlord").click();
  await overlay(page).getByRole("button", { name: "Bana öğret" }).click();
  await expect(async () => {
    const popup = await browser.openPopup(page);
    await expect(popup.getByRole("button", { name: "Dizi Okulu hesabıma bağla" })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.bringToFront();
  await page.reload();
  await expect(line(page)).toHaveCount(1);
  const again = await watch(12);
  await expect(word(again, "landlord")).toHaveAttribute("data-standing", "learning");
  await expect(word(again, "ruthless")).toHaveAttribute("data-standing", "new");
});

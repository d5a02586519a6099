import { beforeEach, expect, test } from "vitest";
import { auditActions, auditFields, auditThings } from "../../../../domain/console/audit-kinds.ts";
import { chooseLanguage, consoleLanguages, loadChosenMessages, m } from "../../messages.ts";
import { fieldText } from "./field-texts.ts";
import { actionText, deedText, detailTexts } from "./sentence.ts";
import { thingText, thingTexts } from "./things.tsx";
import { valueText } from "./value-text.ts";

const formats = {
  number: String,
  moment: (iso: string) => `at ${iso.slice(0, 10)}`,
  month: (month: string) => `month ${month.slice(5)}`,
};
const tools = { formats, names: { "user:7": "ada", "user:8": "bora" } };

/** Names of the code, such as isHidden or SaveTitle. */
const isOfCode = /[a-z][A-Z]|_/;

beforeEach(async () => {
  await chooseLanguage("tr");
  await loadChosenMessages();
});

test.each(consoleLanguages)("every kind of row, thing and field of the log has words in %s", async (language) => {
  await chooseLanguage(language);
  for (const action of auditActions) {
    for (const told of [
      { action, before: null, after: null },
      { action, before: {}, after: {} },
    ]) {
      expect(actionText(told), action).not.toBe(action);
      expect(deedText(told), action).toMatch(/^\S+ .*\S$|^\S{4,}$/);
      expect(deedText(told), action).not.toMatch(isOfCode);
    }
  }
  for (const thing of auditThings) expect(thingTexts[thing](), thing).not.toMatch(isOfCode);
  const texts = auditFields.map((field) => fieldText(field));
  for (const text of texts) expect(text).not.toMatch(isOfCode);
});

test("the two languages tell each kind of row in words of their own", async () => {
  const told = () => auditActions.map((action) => actionText({ action, before: {}, after: {} }));
  const turkish = told();
  await chooseLanguage("en");
  const english = told();
  for (const [at, text] of turkish.entries()) expect(english[at]).not.toBe(text);
});

test("a call that does one thing or its contrary is told by which it was, and an unknown one by its name", () => {
  const deed = (action: string, after: object | null, before: object | null = {}) =>
    deedText({ action, before, after });
  expect(deed("HideTitle", { isHidden: true })).toBe("yapımı gizledi");
  expect(deed("HideTitle", { isHidden: false })).toBe("yapımı yayımladı");
  expect(deed("SaveTitle", { name: "Harbour" }, null)).toBe("yapım ekledi");
  expect(deed("SaveTitle", { name: "Harbour" })).toBe("yapımı kaydetti");
  expect(deed("BlockUser", { isBlocked: false, reason: "x" })).toBe("kişinin engelini kaldırdı");
  expect(deed("DecideFlag", { kind: "faultless", state: "cleared" })).toBe("şüpheyi sildi");
  expect(deed("SetRole", { role: "support" })).toBe("destek görevlisi yaptı");
  expect(deed("AssignMessage", { assigneeId: null })).toBe("mesajın sorumlusunu kaldırdı");
  expect(deed("CloseReport", null)).toBe("bildirimi kapattı");
  expect(actionText({ action: "Unheard", before: null, after: null })).toBe("Unheard");
});

test("things are told by name, or by what they are", () => {
  const text = (thing: string, name: string | null = null) => thingText(thing, name, formats);
  expect(text("month:2026-10")).toBe("month 10");
  expect(text("import:3f2a0000-1111-4222-8333-444455556666")).toBe("Aktarım 3f2a0000");
  expect(text("import:3f2a0000-1111-4222-8333-444455556666", "Harbour")).toBe("Harbour");
  expect(text("payment:3f2a0000-1111-4222-8333-444455556666", "ada")).toBe("ada adlı kişinin ödemesi");
  expect(text("codes:fuar")).toBe("fuar");
  expect(text("demo")).toBe("Deneme verisi");
  expect(text("user:12")).toBe("Kişi 12");
  expect(text("draft:9", "Harbour")).toBe("Harbour");
});

test("what belongs to a sentence besides is told in words: the person of a rank, who has a message, how much", () => {
  const details = (action: string, after: object) => detailTexts({ action, before: null, after }, tools);
  expect(details("DisqualifyRank", { rank: 2, userId: 7, isDisqualified: true })).toEqual(["Sıra: 2", "ada"]);
  expect(details("AssignMessage", { assigneeId: 8 })).toEqual(["bora"]);
  expect(details("LookAtRank", { rank: 1, userId: 9 })).toEqual(["Sıra: 1", m.audit_gone({ number: "9" })]);
  expect(details("GrantPremium", { months: null })).toEqual(["Ömür boyu"]);
  expect(details("DecideFlag", { kind: "long_day", state: "open" })).toEqual(["Çok uzun gün"]);
  expect(details("UploadSubtitles", { files: 3 })).toEqual(["Dosyalar: 3"]);
});

test("values are told in words", () => {
  const text = (field: string, value: unknown) => valueText(field, value, tools);
  expect(text("isHidden", true)).toBe("Evet");
  expect(text("genres", ["comedy", "science-fiction"])).toBe("Komedi, Bilim kurgu");
  expect(text("kind", "meaning")).toBe("Yanlış anlam");
  expect(text("validUntil", "2026-11-29T10:00:00.000Z")).toBe("at 2026-11-29");
  expect(text("amounts", { TRY: 1_050 })).toBe("TRY: 10.5");
  expect(text("words", [{ word: "hope", isName: true }])).toBe("İsim: hope");
  expect(text("evidence", { hours: 20, madeUp: 1 })).toBe(`${m.flags_figures_hours()}: 20`);
  expect(text("description", { tr: "a", en: "", es: "b" })).toBe("Türkçe: a; Español: b");
  expect(text("year", 2026)).toBe("2026");
  expect(text("reason", "spam")).toBe("spam");
});

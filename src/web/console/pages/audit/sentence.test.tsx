import { expect, test } from "vitest";
import { loadChosenMessages } from "../../messages.ts";
import { actionText, deedText } from "./sentence.ts";

test("a call that does one thing or its contrary is told by which it was, and an unknown one by its name", async () => {
  await loadChosenMessages();
  expect(deedText({ action: "HideTitle", after: { isHidden: true } })).toBe("yapımı gizledi");
  expect(deedText({ action: "HideTitle", after: { isHidden: false } })).toBe("yapımı yayımladı");
  expect(deedText({ action: "BlockUser", after: { isBlocked: false, reason: "x" } })).toBe("kişinin engelini kaldırdı");
  expect(actionText({ action: "SetRole", after: { role: "support" } })).toBe("Destek görevlisi yaptı");
  expect(deedText({ action: "AssignMessage", after: { assigneeId: null } })).toBe("mesajın sorumlusunu kaldırdı");
  expect(actionText({ action: "CloseReport", after: null })).toBe("Bildirimi kapattı");
  expect(actionText({ action: "Unheard", after: null })).toBe("Unheard");
});

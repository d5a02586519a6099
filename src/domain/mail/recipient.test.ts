import { expect, test } from "vitest";
import { foldRecipient } from "./recipient.ts";

test.each([
  ["Ayse@Example.org", "ayse@example.org"],
  ["ayse+1@example.org", "ayse@example.org"],
  ["ayse+a+b@example.org", "ayse@example.org"],
  ["a.y.se@example.org", "a.y.se@example.org"],
  ["A.y.se+shop@gmail.com", "ayse@gmail.com"],
  ["ayse@GoogleMail.com", "ayse@gmail.com"],
  ["+tag@example.org", "+tag@example.org"],
])("mail to %s goes to the inbox %s", (mail, inbox) => {
  expect(foldRecipient(mail)).toBe(inbox);
});

test("other inboxes stay apart", () => {
  const inboxes = ["ayse@example.org", "ayse@example.com", "ayse1@example.org", "a.yse@example.org"];
  expect(new Set(inboxes.map(foldRecipient)).size).toBe(inboxes.length);
});

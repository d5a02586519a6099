import { expect, test } from "vitest";
import { isPersonalPassword } from "./personal-password.ts";

const person = { username: "Şükran77", mail: "sukran.yilmaz+school@example.org" };

test.each([
  "Sukran771",
  "Şükran77",
  "SUKRAN771!",
  "1Sukran77",
  "77narkuS1",
  "Yilmaz2026!",
  "sukran.yilmaz+school1A",
  "Sukran1990!?",
  "Sukran.yilmaz+School@Example.org1",
])("%s is no password for who is called so", (password) => {
  expect(isPersonalPassword(password, person)).toBe(true);
});

test.each(["Umbrella7Stand", "SukranEatsPears7", "Mavi7Yilmazlar", "Kuran123"])("%s is one", (password) => {
  expect(isPersonalPassword(password, person)).toBe(false);
});

test("names of two letters are in too many words to count", () => {
  expect(isPersonalPassword("Okul1234", { username: "Okuyan", mail: "ok@example.org" })).toBe(false);
});

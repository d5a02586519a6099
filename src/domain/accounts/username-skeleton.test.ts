import { expect, test } from "vitest";
import { usernamePattern } from "./username.ts";
import { hasPlainLetters, isReserved, skeletonOf } from "./username-skeleton.ts";

test.each([
  ["Victim", "Víctim", "VICTIM", "vıctım", "V1ct1m", "Vlctlm", "Vɪctɪm", "Ｖictim"],
  ["Ömer", "Omer", "0mer", "Ømer"],
  ["Şükran", "Sukran", "sükran", "Ṡukran"],
  ["Emre", "Ernre"],
  ["Ñandú", "Nandu"],
])("%s and what looks like it have one skeleton", (...names) => {
  expect(new Set(names.map(skeletonOf)).size).toBe(1);
});

test("names that differ keep different skeletons", () => {
  const names = [
    "Ayse",
    "Ayse2",
    "Ayse3",
    "Aysel",
    "Ali",
    "Veli",
    "Elif",
    "Merve",
    "Learner10",
    "Learner11",
    "Learner2",
  ];
  expect(new Set(names.map(skeletonOf)).size).toBe(names.length);
});

test.each([
  "admin",
  "Adm1n",
  "ａdmin",
  "ADMİN",
  "ádmin",
  "admin7",
  "Yönetim",
  "yonetim",
  "m0derator",
  "rnoderator",
  "admin1",
  "admin0",
  "support1",
  "moderator10",
  "adminI",
  "AdminO1",
])("%s is reserved", (name) => expect(isReserved(name)).toBe(true));

test.each(["DiziOkulu", "diziokuludestek", "DlziOkuIu"])("%s is the site's own", (name) => {
  expect(isReserved(name)).toBe(true);
});

test.each(["Adminton", "Editha", "Operator", "Modern", "Helpful", "Ekipman", "Modi", "Roota", "Botio"])(
  "%s is free",
  (name) => {
    expect(isReserved(name)).toBe(false);
  },
);

test("every letter of the languages of Europe, and of Azerbaijani, may be in a name", () => {
  const letters = Array.from({ length: 0x180 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => letter !== "" && usernamePattern.test(letter.normalize("NFKC")),
  );
  expect(letters.length).toBeGreaterThan(250);
  expect(letters.filter((letter) => !hasPlainLetters(letter))).toEqual([]);
  for (const name of ["Şükrü", "Çağrı", "Iğdır", "Ñandú", "Güero", "Əli", "Kąśliwy", "Þór"]) {
    expect(hasPlainLetters(name), name).toBe(true);
  }
});

test.each([..."ꞑƅꝀꝁɐƨꞣȸʘꞌⱶꬰ𝼀"])(
  "%s looks like a plain letter of nobody's language, and is in no new name",
  (letter) => {
    expect(hasPlainLetters(`nam${letter}e`)).toBe(false);
  },
);

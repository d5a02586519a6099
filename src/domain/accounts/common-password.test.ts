import { expect, test } from "vitest";
import { cpuTimeOf } from "../../../tests/factories/cpu-time.ts";
import { isCommonPassword } from "./common-password.ts";
import { isStrongEnough } from "./password-rule.ts";

// Passwords that lists of the most used ones hold in this or another case and that keep the rule.
test.each(
  `Password1 Password12 Password123 Password1! Passw0rd P@ssw0rd P4ssword1 Qwerty123 Qwerty12 Qwerty1234 Qwer1234 Asdf1234
   Abc12345 Abcd1234 ABCabc123 Aa123456 1234567Aa Aaaaaaa1 1q2w3e4R 1qaz2wsX Zaq12wsx 1qaz@WSX Q1w2e3r4 Welcome1
   Welcome123 Letmein1 Admin123 Administrator1 Trustno1 Iloveyou1 Superman1 Michael1 Monkey123 Dragon123 Football1 Charlie1
   Summer2024 Winter2019! Master2020 Test1234 Hello123 Hello_123 Sifre123 Şifre1234 Parola123 Galatasaray1905 Fenerbahce1907
   Besiktas1903 Trabzon61 Istanbul34 Ankara06 Ataturk1881 Mustafa123 Teamo123 Tequiero1 Hola1234 Contraseña1 Barcelona10
   Realmadrid1 America1 Mexico123 Diziokulu1 Zxcvbnm1 Asdfghjkl1 Abcdefg1 147258369Aa Aa112233`
    .trim()
    .split(/\s+/),
)("%s is one of the most used", (password) => {
  expect(isStrongEnough(password)).toBe(true);
  expect(isCommonPassword(password)).toBe(true);
});

test.each(
  `Umbrella7Stand Şemsiye7İnci Kelebek7Uçtu Correct9Horse Blue7Elephants xK9mPq2Lw Denizyolu4721 Ankara73Kedi
   Galatasaray9371 Summer7Rainfall Ñandú-9-verde Gül3Bahçesi 7Mart-Sabahı Password7Elephant`.split(/\s+/),
)("%s is not", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test("no text takes long to judge", () => {
  const texts = ["1".repeat(128), "1a".repeat(64), `${"0".repeat(127)}x`, `x${"1".repeat(127)}`, "-".repeat(128)];
  expect(cpuTimeOf(() => void texts.map(isCommonPassword))).toBeLessThan(100);
});

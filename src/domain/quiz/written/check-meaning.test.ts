import { expect, test } from "vitest";
import { buildQuizWord } from "../../../../tests/factories/quiz-words.ts";
import type { Locale } from "../../locale/locale.ts";
import { checkMeaning } from "./check-meaning.ts";

type Outcome = "right" | "wrong" | "diacritics" | "slip";
type Example = readonly [mean: string, partOfSpeech: string, answer: string, outcome: Outcome];

function outcome(mean: string, partOfSpeech: string, answer: string, language: Locale): Outcome {
  const word = buildQuizWord({ id: 1, mean, partOfSpeech, phrase: partOfSpeech === "idiom" ? "two words" : "word" });
  const { isRight, isAlmost, reason } = checkMeaning(answer, [word], language, () => false);
  expect(isAlmost).toBe(reason !== null);
  return isRight ? (reason ?? "right") : "wrong";
}

const turkish: readonly Example[] = [
  // any listed meaning, in any order
  ["bilmek; tanımak", "verb", "bilmek", "right"],
  ["bilmek; tanımak", "verb", "tanımak", "right"],
  ["bilmek; tanımak", "verb", "bilmek; tanımak", "right"],
  ["bilmek; tanımak", "verb", "tanımak, bilmek", "right"],
  ["bilmek; tanımak", "verb", "tanımak / bilmek", "right"],
  ["bilmek; tanımak", "verb", "tanimak, bilmek", "diacritics"],
  ["bilmek; tanımak", "verb", "bilmek, gitmek", "wrong"],
  ["bilmek; tanımak", "verb", "gitmek, bilmek", "wrong"],
  ["bilmek, tanımak", "verb", "tanımak", "right"],
  ["biraz; az; pek az", "adverb", "pek az", "right"],
  ["biraz; az; pek az", "adverb", "pek", "wrong"],
  ["tabii, ne demek", "idiom", "tabii ne demek", "right"],
  ["tabii, ne demek", "idiom", "tabii", "wrong"],
  // -mek and -mak
  ["bilmek; tanımak", "verb", "bil", "right"],
  ["bilmek; tanımak", "verb", "tanı", "right"],
  ["bilmek; tanımak", "verb", "bilmak", "right"],
  ["telefon etmek", "verb", "telefon et", "right"],
  ["kabul etmek", "verb", "kabul etmek", "right"],
  ["ekmek", "noun", "ekmek", "right"],
  ["ekmek", "noun", "ek", "wrong"],
  ["ekmek", "verb", "ek", "right"],
  ["yemek", "noun", "ye", "wrong"],
  // case by Turkish rules
  ["istemek", "verb", "İSTEMEK", "right"],
  ["istemek", "verb", "ISTEMEK", "diacritics"],
  ["ısırmak", "verb", "ISIRMAK", "right"],
  ["ısırmak", "verb", "İSİRMAK", "diacritics"],
  ["ısırmak", "verb", "isirmak", "diacritics"],
  ["ışık", "noun", "IŞIK", "right"],
  ["ışık", "noun", "Işık", "right"],
  ["ışık", "noun", "isik", "diacritics"],
  ["İngiliz", "noun", "ingiliz", "right"],
  ["İngiliz", "noun", "İNGİLİZ", "right"],
  ["İngiliz", "noun", "Ingiliz", "diacritics"],
  ["iş", "noun", "İŞ", "right"],
  // marks left out
  ["şimdi", "adverb", "simdi", "diacritics"],
  ["söylemek", "verb", "soylemek", "diacritics"],
  ["söylemek", "verb", "soyle", "diacritics"],
  ["öğretmen", "noun", "ogretmen", "diacritics"],
  ["öğretmen", "noun", "öğretmen", "right"],
  ["öğretmen", "noun", "öğretmen".normalize("NFD"), "right"],
  ["ağaç", "noun", "agac", "diacritics"],
  ["hâlâ", "adverb", "hala", "diacritics"],
  ["hala", "noun", "hâlâ", "wrong"],
  // a mark too many, or an ending that does not fit, is another word
  ["olmak", "verb", "ölmek", "wrong"],
  ["ölmek", "verb", "olmak", "wrong"],
  ["ölmek", "verb", "olmek", "diacritics"],
  ["on", "number", "ön", "wrong"],
  // one slip in six letters or more
  ["söylemek", "verb", "söylmek", "slip"],
  ["söylemek", "verb", "söyelmek", "slip"],
  ["söylemek", "verb", "söylemekk", "slip"],
  ["söylemek", "verb", "söyleme", "slip"],
  ["arkadaş", "noun", "arkadaj", "slip"],
  ["arkadaş", "noun", "akradaş", "slip"],
  ["arkadaş", "noun", "arkadaşş", "slip"],
  ["arkadaş", "noun", "akadas", "wrong"],
  ["arkadaş", "noun", "akrdaş", "wrong"],
  ["arkadaş", "noun", "arda", "wrong"],
  ["kitap", "noun", "kitab", "wrong"],
  ["parmak", "noun", "parmaj", "slip"],
  ["yapmak", "verb", "yakmak", "wrong"],
  ["yapmak", "verb", "yapmka", "slip"],
  ["almak", "verb", "alkam", "wrong"],
  // in a stem of three letters where no other verb comes of it
  ["yapmak", "verb", "ypamak", "slip"],
  ["gelmek", "verb", "glemek", "slip"],
  ["yapmak", "verb", "ypmak", "slip"],
  ["yapmak", "verb", "yaapmak", "slip"],
  ["yapmak", "verb", "yappmak", "slip"],
  ["gelmek", "verb", "gelmke", "slip"],
  ["kalmak", "verb", "almak", "wrong"],
  ["gelmek", "verb", "gezmek", "wrong"],
  ["yapmak", "verb", "ypkmak", "wrong"],
  ["almak", "verb", "lamak", "wrong"],
  ["telefon etmek", "verb", "telfon etmek", "slip"],
  ["telefon etmek", "verb", "telefonetmek", "slip"],
  ["telefon etmek", "verb", "telfon edmek", "wrong"],
  ["birdenbire", "adverb", "birden bire", "slip"],
  ["az önce", "adverb", "azönce", "slip"],
  // brackets, apostrophes, hyphens, signs
  ["(birine) güvenmek", "verb", "güvenmek", "right"],
  ["(birine) güvenmek", "verb", "birine güvenmek", "right"],
  ["(birine) güvenmek", "verb", "(birine) güvenmek", "right"],
  ["(birine) güvenmek", "verb", "guvenmek", "diacritics"],
  ["(birine) güvenmek", "verb", "birine", "wrong"],
  ["(bir işi, sözü) bitirmek; sonlandırmak", "verb", "bitirmek", "right"],
  ["uyu(t)mak", "verb", "uyutmak", "right"],
  ["uyu(t)mak", "verb", "uyumak", "right"],
  ["Ankara'ya", "adverb", "ankaraya", "right"],
  ["Ankara'ya", "adverb", "Ankara’ya", "right"],
  ["gel-git", "noun", "gel git", "right"],
  ["rica ederim", "phrase", "Rica ederim!", "right"],
  // an ending in the place of a word
  ["-sen iyi olur; -sen iyi edersin", "phrase", "yapsan iyi olur", "right"],
  ["-sen iyi olur; -sen iyi edersin", "phrase", "gitsen iyi edersin", "right"],
  ["-sen iyi olur; -sen iyi edersin", "phrase", "yarın gitsen iyi olur", "right"],
  ["-sen iyi olur; -sen iyi edersin", "phrase", "-sen iyi olur", "right"],
  ["-sen iyi olur; -sen iyi edersin", "phrase", "sen iyi olur", "wrong"],
  ["-sen iyi olur; -sen iyi edersin", "phrase", "iyi olur", "wrong"],
  ["-e rağmen", "preposition", "rağmen", "right"],
  ["-e rağmen", "preposition", "her şeye rağmen", "right"],
  ["-e rağmen", "preposition", "buna ragmen", "diacritics"],
  ["-e rağmen", "preposition", "bunu rağmen", "wrong"],
  ["-in parçası olmak", "phrase", "takımın parçası olmak", "right"],
  ["-diği sürece; -dikçe", "phrase", "istediği sürece", "right"],
  ["-diği sürece; -dikçe", "phrase", "olduğu sürece", "right"],
  ["-diği sürece; -dikçe", "phrase", "sürece", "wrong"],
  ["-diği sürece; -dikçe", "phrase", "olmuş sürece", "wrong"],
  ["tutup -mek", "verb", "tutup gitmek", "right"],
  ["bilmek; tanımak", "verb", "", "wrong"],
  ["bilmek; tanımak", "verb", "  \t\n", "wrong"],
  ["bilmek; tanımak", "verb", "🙂👍🏽", "wrong"],
  ["bilmek; tanımak", "verb", "bilmek 👍🏽", "right"],
  ["bilmek; tanımak", "verb", ";,;", "wrong"],
  ["bilmek; tanımak", "verb", "-mek", "wrong"],
  ["bilmek; tanımak", "verb", "mek", "wrong"],
];

const spanish: readonly Example[] = [
  ["saber; conocer", "verb", "saber", "right"],
  ["saber; conocer", "verb", "conocer; saber", "right"],
  ["saber; conocer", "verb", "conocer, saber", "right"],
  ["saber; conocer", "verb", "saber, ir", "wrong"],
  ["saber; conocer", "verb", "SABER", "right"],
  // articles, on either side
  ["la casa", "noun", "casa", "right"],
  ["la casa", "noun", "la casa", "right"],
  ["la casa", "noun", "una casa", "right"],
  ["la casa", "noun", "el casa", "right"],
  ["casa", "noun", "la casa", "right"],
  ["los padres", "noun", "padres", "right"],
  ["las tijeras", "noun", "unas tijeras", "right"],
  ["el agua", "noun", "un agua", "right"],
  ["la", "noun", "la", "right"],
  ["a la derecha", "adverb", "a derecha", "wrong"],
  ["la casa", "noun", "la", "wrong"],
  // accents and ñ
  ["año", "noun", "ano", "diacritics"],
  ["el año", "noun", "ano", "diacritics"],
  ["niño", "noun", "NIÑO", "right"],
  ["niño", "noun", "nino", "diacritics"],
  ["corazón", "noun", "corazon", "diacritics"],
  ["el corazón", "noun", "un corazon", "diacritics"],
  ["vergüenza", "noun", "verguenza", "diacritics"],
  ["árbol", "noun", "ARBOL", "diacritics"],
  ["árbol", "noun", "ÁRBOL", "right"],
  ["papa", "noun", "papá", "wrong"],
  ["también", "adverb", "tambièn", "slip"],
  ["INICIO", "noun", "inicio", "right"],
  // slips
  ["conocer", "verb", "conoser", "slip"],
  ["conocer", "verb", "conocre", "slip"],
  ["conocer", "verb", "connocer", "slip"],
  ["conocer", "verb", "conosre", "wrong"],
  ["corazón", "noun", "corason", "wrong"],
  ["perro", "noun", "pero", "wrong"],
  ["preparar", "verb", "perparar", "slip"],
  ["la ventana", "noun", "vetnana", "slip"],
  ["calcular el momento", "verb", "calcular el momeno", "slip"],
  ["calcular el momento", "verb", "calular el momeno", "wrong"],
  // the reflexive is another meaning
  ["irse", "verb", "ir", "wrong"],
  ["marcharse", "verb", "marchar", "wrong"],
  // signs, brackets, sayings
  ["¿qué tal?", "idiom", "que tal", "diacritics"],
  ["¡claro!", "phrase", "claro", "right"],
  ["hacer (algo) bien", "verb", "hacer bien", "right"],
  ["hacer (algo) bien", "verb", "hacer algo bien", "right"],
  ["cuantos más, mejor", "idiom", "cuantos más mejor", "right"],
  ["cuantos más, mejor", "idiom", "cuantos más, mejor", "right"],
  ["cuantos más, mejor", "idiom", "cuantos mas, mejor", "diacritics"],
  ["cuantos más, mejor", "idiom", "mejor", "wrong"],
  ["físico-químico", "adjective", "físico químico", "right"],
  ["tú y yo", "idiom", "tu y yo", "diacritics"],
  ["saber; conocer", "verb", "", "wrong"],
  ["saber; conocer", "verb", "🤷", "wrong"],
];

test.each(turkish)("Turkish: %s (%s), written %j: %s", (mean, partOfSpeech, answer, expected) => {
  expect(outcome(mean, partOfSpeech, answer, "tr")).toBe(expected);
});

test.each(spanish)("Spanish: %s (%s), written %j: %s", (mean, partOfSpeech, answer, expected) => {
  expect(outcome(mean, partOfSpeech, answer, "es")).toBe(expected);
});

const brother = buildQuizWord({ id: 1, mean: "kardeş; abi; birader" });

test("the nearest listed meaning is told", () => {
  const nearest = (answer: string) => checkMeaning(answer, [brother], "tr", () => false).nearest;
  expect(nearest("biradr")).toBe("birader");
  expect(nearest("ağabi")).toBe("abi");
  expect(nearest("kardes")).toBe("kardeş");
  expect(nearest("")).toBe("kardeş");
});

test("another word's meaning is no slip of this one's, though it counts where it is listed", () => {
  const isListed = (text: string) => text === "birade" || text === "abi";
  expect(checkMeaning("birade", [brother], "tr", () => false).reason).toBe("slip");
  expect(checkMeaning("birade", [brother], "tr", isListed).isRight).toBe(false);
  expect(checkMeaning("abi", [brother], "tr", isListed).isRight).toBe(true);
});

test("what is far too long is not read", () => {
  expect(checkMeaning("abi ".repeat(300_000), [brother], "tr", () => false)).toMatchObject({ isRight: false });
  expect(checkMeaning("abi".repeat(60), [brother], "tr", () => false)).toMatchObject({ isRight: false });
});

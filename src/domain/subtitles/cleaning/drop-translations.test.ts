import { expect, test } from "vitest";
import { dropTranslations } from "./drop-translations.ts";

test("drops the lines in the colour of the other language", () => {
  const spanish = (text: string) => `<font color="yellow">${text}</font>`;
  expect(
    dropTranslations([
      `<i>Where is the boat?</i>\n${spanish("¿Dónde está el barco?")}`,
      `Look at that!\n${spanish("Mira,")}\n${spanish("amigo.")}`,
      `I think it is gone.\nHe took it.\n<font color="yellow">Creo que se fue.\nLo tomó él.</font>`,
      "Gone?",
    ]),
  ).toEqual(["<i>Where is the boat?</i>", "Look at that!", "I think it is gone.\nHe took it.", "Gone?"]);
});

test("tells the lines apart by their words where no colour does", () => {
  expect(
    dropTranslations([
      "Where is the boat?\nTekne nerede?",
      "I don't know what\nyou are looking for.\nNe aradığını bilmiyorum.",
      "We have to go.\nGitmemiz gerekiyor, çok geç.",
      "Now!\nŞimdi!",
      "Help!\nİmdat!",
      "Wait\nBekle",
    ]),
  ).toEqual([
    "Where is the boat?",
    "I don't know what\nyou are looking for.",
    "We have to go.",
    "Now!",
    "Help!",
    "Wait",
  ]);
});

test("finds the English below as well as above", () => {
  expect(
    dropTranslations([
      "¿Dónde está?\nWhere is it?",
      "No lo sé, señor.\nI don't know, sir.",
      "¡Mira eso!\nLook at that!",
    ]),
  ).toEqual(["Where is it?", "I don't know, sir.", "Look at that!"]);
});

test("drops the other language's own cues in a bilingual file", () => {
  expect(
    dropTranslations([
      "Where is it?\n¿Dónde está?",
      "I don't know.\nNo lo sé.",
      "That's the one.",
      "Ese es el que está aquí.",
    ]),
  ).toEqual(["Where is it?", "I don't know.", "That's the one.", ""]);
});

test("leaves English files unchanged, with their borrowed words", () => {
  const file = [
    "Two cafés, and a very\nnaïve résumé.",
    "Señor Núñez is here.\nWhat do you want?",
    "El Niño and La Niña\nare winds.",
    "That is\nDvořák's.",
    "He's at the\nMünchen office.",
    "So what\ndo we do?",
  ];
  expect(dropTranslations(file)).toEqual(file);
});

import { expect, test } from "vitest";
import bestEnglishVoice from "./english-voice.ts";

type Listed = readonly [name: string, lang: string, voiceURI?: string, isDefault?: true];

/** As systems list them: names, languages, addresses; the default is the voice of the system's own language. */
const systems: readonly (readonly [system: string, voices: readonly Listed[], expected: string | undefined])[] = [
  [
    "Safari on a Turkish Mac",
    [
      ["Yelda", "tr-TR", "com.apple.voice.compact.tr-TR.Yelda", true],
      ["Albert", "en-US", "com.apple.speech.synthesis.voice.Albert"],
      ["Kötü Haber", "en-US", "com.apple.speech.synthesis.voice.BadNews"],
      ["Eddy (İngilizce (ABD))", "en-US", "com.apple.eloquence.en-US.Eddy"],
      ["Fred", "en-US", "com.apple.speech.synthesis.voice.Fred"],
      ["Daniel", "en-GB", "com.apple.voice.compact.en-GB.Daniel"],
      ["Samantha", "en-US", "com.apple.voice.compact.en-US.Samantha"],
    ],
    "Samantha",
  ],
  [
    "Chrome on a Turkish Mac",
    [
      ["Albert", "en-US", "Albert"],
      ["Bells", "en-US", "Bells"],
      ["Samantha", "en-US", "Samantha"],
      ["Google US English", "en-US", "Google US English"],
      ["Google UK English Female", "en-GB", "Google UK English Female"],
    ],
    "Google US English",
  ],
  [
    "a Mac with a voice of better quality",
    [
      ["Samantha", "en-US", "com.apple.voice.compact.en-US.Samantha", true],
      ["Zoe (Premium)", "en-US", "com.apple.voice.premium.en-US.Zoe"],
      ["Zarvox", "en-US", "com.apple.speech.synthesis.voice.Zarvox"],
    ],
    "Zoe (Premium)",
  ],
  [
    "an iPhone in Spanish",
    [
      ["Mónica", "es-ES", "com.apple.voice.compact.es-ES.Monica", true],
      ["Malas noticias", "en-US", "com.apple.speech.synthesis.voice.BadNews"],
      ["Abuelo (inglés (EE. UU.))", "en-US", "com.apple.eloquence.en-US.Grandpa"],
      ["Karen", "en-AU", "com.apple.voice.compact.en-AU.Karen"],
    ],
    "Karen",
  ],
  [
    "Edge on Windows in Turkish",
    [
      ["Microsoft Tolga - Turkish (Turkey)", "tr-TR", undefined, true],
      ["Microsoft David - English (United States)", "en-US"],
      ["Microsoft Sonia Online (Natural) - English (United Kingdom)", "en-GB"],
      ["Microsoft Aria Online (Natural) - English (United States)", "en-US"],
    ],
    "Microsoft Aria Online (Natural) - English (United States)",
  ],
  [
    "Chrome on Windows with one voice",
    [
      ["Microsoft Tolga - Turkish (Turkey)", "tr-TR", undefined, true],
      ["Microsoft Zira - English (United States)", "en-US"],
    ],
    "Microsoft Zira - English (United States)",
  ],
  [
    "Android in Turkish",
    [
      ["Türkçe Türkiye", "tr_TR", undefined, true],
      ["İngilizce Birleşik Krallık", "en_GB"],
      ["İngilizce Amerika Birleşik Devletleri", "en_US"],
    ],
    "İngilizce Amerika Birleşik Devletleri",
  ],
  [
    "a Mac with nothing but effects",
    [
      ["Boing", "en-US"],
      ["Whisper", "en-US"],
    ],
    undefined,
  ],
  [
    "a Mac whose only other voice is a robot",
    [
      ["Boing", "en-US"],
      ["Fred", "en-US"],
    ],
    "Fred",
  ],
  ["a system without English", [["Yelda", "tr-TR", undefined, true]], undefined],
];

test.each(systems)("on %s the voice is the clearest American one", (_system, voices, expected) => {
  const listed = voices.map(([name, lang, voiceURI = name, isDefault = false]) => ({
    name,
    lang,
    voiceURI,
    default: isDefault,
  }));
  const english = listed.filter(({ lang }) => lang.startsWith("en"));
  expect(bestEnglishVoice(english)?.name).toBe(expected);
  expect(bestEnglishVoice(english.toReversed())?.name).toBe(expected);
});

import { createStored } from "../page/stored.ts";

type Named = Pick<SpeechSynthesisVoice, "name" | "lang" | "default" | "voiceURI">;

/**
 * Names that Apple's systems list among their English voices: sound effects, and synthesizers of the 1980s and 1990s that
 * are hard to understand. Systems in other languages translate some of them, so the address is looked at as well.
 * Source: Apple's lists as recorded by the Readium project (web-speech-recommended-voices, 2025).
 */
const effects =
  /^(?:albert|bad news|bahh|bells|boing|bubbles|cellos|good news|jester|(?:pipe )?organ|superstar|trinoids|whisper|wobble|zarvox|deranged|hysterical|malas noticias|buenas noticias|campanas|burbujas|violonchelos|bufón|órgano|superestrella|susurro)\b/i;
const robots =
  /^(?:eddy|flo|grandma|grandpa|jacques|reed|rocko|sandy|shelley|fred|junior|kathy|ralph|agnes|princess|abuela|abuelo)\b|espeak/i;
const oldAddress = /speech\.synthesis\.voice\.(?!alex|samantha)|eloquence/i;

/** Natural voices of Edge and Chrome, and those that Apple's users have downloaded in better quality. */
const natural = /natural|premium|neural|siri|google/i;
const better = /enhanced|gelişmiş|mejorad|samantha|ava|zoe|allison|nathan|evan|alex\b|aria|jenny|network/i;

function rankOf({ name, lang, voiceURI, default: isDefault }: Named): number {
  if (effects.test(name)) return -1;
  const isRobot = robots.test(name) || oldAddress.test(voiceURI);
  const text = `${name} ${voiceURI}`;
  const quality = isRobot ? 0 : natural.test(text) ? 3 : better.test(text) ? 2 : 1;
  // American, as the IPA of the lists, weighs more than any quality but a robot's.
  return (isRobot ? 0 : 16) + (/^en[-_]us/i.test(lang) ? 8 : 0) + quality * 2 + (isDefault ? 1 : 0);
}

/** English voices, the best first: American, natural, never a sound effect. */
export function rankedVoices<V extends Named>(voices: readonly V[]): V[] {
  return voices
    .map((voice) => ({ voice, rank: rankOf(voice) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ voice }) => voice);
}

/** The address of the voice that the person has chosen: other devices have other voices, so this browser keeps it. */
export const chosenVoice = createStored("voice", (json): string | undefined =>
  typeof json === "string" ? json : undefined,
);

/** The chosen one of some English voices, where it is still there, else the best. Undefined where there is none. */
export default function bestEnglishVoice<V extends Named>(voices: readonly V[]): V | undefined {
  const ranked = rankedVoices(voices);
  const chosen = chosenVoice.get();
  return ranked.find(({ voiceURI }) => voiceURI === chosen) ?? ranked[0];
}

import type { Motif } from "./drawing.ts";
import {
  bowlerHat,
  crown,
  embrace,
  eye,
  fingerprint,
  footprints,
  loveLetter,
  portrait,
  rings,
  smile,
  speechBubbles,
} from "./people-motifs.ts";
import {
  arches,
  balloons,
  bats,
  bouncing,
  cottage,
  curtain,
  deadTree,
  doorAjar,
  household,
  lanes,
  litWindow,
  mesa,
  moonAndTower,
  mountains,
  planet,
  prisonBars,
  propellerPlane,
  sailBoat,
  searchlights,
  seatRows,
  stairs,
} from "./scene-motifs.ts";
import {
  burst,
  candle,
  clapper,
  clock,
  compassRose,
  crystalBall,
  filmReel,
  gramophoneRecord,
  keyhole,
  lens,
  magnifier,
  notes,
  oilLamp,
  rocket,
  screenWithLine,
  sheriffStar,
  tableLamp,
  ticket,
} from "./thing-motifs.ts";

type Motifs = readonly [Motif, ...Motif[]];

const motifsOfGenre: Readonly<Record<string, Motifs>> = {
  action: [burst, stairs],
  adventure: [mountains, sailBoat, compassRose],
  animation: [bouncing, balloons],
  biography: [portrait, litWindow],
  comedy: [smile, bowlerHat, speechBubbles, balloons],
  crime: [fingerprint, footprints, prisonBars, magnifier],
  documentary: [lens, portrait],
  drama: [litWindow, curtain, tableLamp, portrait],
  family: [household, cottage],
  fantasy: [moonAndTower, crystalBall, crown],
  history: [arches, crown],
  horror: [doorAjar, bats, deadTree, eye],
  music: [gramophoneRecord, notes],
  mystery: [keyhole, candle, magnifier],
  romance: [embrace, rings, loveLetter],
  "science-fiction": [planet, rocket],
  sport: [lanes, bouncing],
  thriller: [stairs, clock, eye],
  war: [searchlights, propellerPlane],
  western: [mesa, sheriffStar],
};

/** Of titles without a genre. */
const ofAnyGenre: Motifs = [screenWithLine, filmReel, ticket, clapper, seatRows, speechBubbles, curtain];

export function motifsOf(genre: string | undefined): Motifs {
  return motifsOfGenre[genre ?? ""] ?? ofAnyGenre;
}

const standing: readonly Motif[] = [household, arches, moonAndTower, cottage, sailBoat, candle, deadTree];

/** Genres that say what is seen in a film; the others say how it is told. */
const pictured: ReadonlySet<string> = new Set(["sport", "western", "war", "science-fiction"]);

/** The motifs of the title's most telling genre, or of one of its first two. */
export function motifsOfTitle(genres: readonly string[], isSecond: boolean): Motifs {
  const [first, second] = genres;
  return motifsOf(genres.find((genre) => pictured.has(genre)) ?? (isSecond ? (second ?? first) : first));
}

/** What a name speaks of, by its words. */
const motifsOfName: readonly (readonly [words: RegExp, motif: Motif])[] = [
  [/\blamp\b/i, oilLamp],
  [/\b(sailors?|captain|pirates?|ships?|sea|boat|island|sindbad|sinbad)\b/i, sailBoat],
  [/\bbats?\b/i, bats],
  [/\b(flying|fortress|planes?|pilots?|wings)\b/i, propellerPlane],
  [/\b(space|planets?|mars|galaxy|stars)\b/i, planet],
  [/\b(songs?|serenade|chorus|melody|music)\b/i, notes],
  [/\b(king|queen|prince|princess|crown)\b/i, crown],
  [/\b(house|cottage|home)\b/i, cottage],
  [/\bletters?\b/i, loveLetter],
  [/\b(weddings?|bride|married)\b/i, rings],
  [/\b(mountains?|hills)\b/i, mountains],
];

/** The motif that a title's name asks for. */
export function motifOfName(name: string): Motif | undefined {
  return motifsOfName.find(([words]) => words.test(name))?.[1];
}

/** Whether a motif stands on the ground. */
export function standsOnGround(motif: Motif): boolean {
  return standing.includes(motif);
}

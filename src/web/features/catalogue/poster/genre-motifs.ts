import type { Motif } from "./drawing.ts";
import {
  balloons,
  bats,
  bowlerHat,
  candle,
  clapper,
  clock,
  compassRose,
  cottage,
  crown,
  crystalBall,
  curtain,
  deadTree,
  eye,
  filmReel,
  footprints,
  loveLetter,
  magnifier,
  notes,
  prisonBars,
  propellerPlane,
  rings,
  rocket,
  sailBoat,
  seatRows,
  sheriffStar,
  speechBubbles,
  tableLamp,
  ticket,
} from "./more-motifs.ts";
import {
  arches,
  bouncing,
  burst,
  doorAjar,
  embrace,
  fingerprint,
  gramophoneRecord,
  household,
  keyhole,
  lanes,
  lens,
  litWindow,
  mesa,
  moonAndTower,
  mountains,
  planet,
  portrait,
  screenWithLine,
  searchlights,
  smile,
  stairs,
} from "./motifs.ts";

type Motifs = readonly [Motif, ...Motif[]];

const motifsOfGenre: Readonly<Record<string, Motifs>> = {
  action: [burst, stairs, rocket],
  adventure: [mountains, sailBoat, compassRose],
  animation: [bouncing, balloons, rocket],
  biography: [portrait, tableLamp],
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

/** Whether a motif stands on the ground. */
export function standsOnGround(motif: Motif): boolean {
  return standing.includes(motif);
}

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
  rocket,
  screenWithLine,
  sheriffStar,
  tableLamp,
  ticket,
} from "./thing-motifs.ts";

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

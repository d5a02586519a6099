import { box, disc, type Motif, polygon } from "./drawing.ts";

export const portrait: Motif = ({ integer }) => {
  const r = integer(19, 23);
  return [
    { d: disc(50, 50, 50), tone: 1 },
    { d: `${disc(50, 42, r)}M14 100a36 32 0 0 1 72 0z`, tone: 2 },
    { d: `M50 ${42 - r}a${r} ${r} 0 0 1 0 ${2 * r}zM50 68a36 32 0 0 1 36 32H50z`, tone: 3 },
  ];
};

export const smile: Motif = ({ integer }) => {
  const wink = integer(0, 1) * 40;
  return [
    { d: "M4 46a46 46 0 0 0 92 0z", tone: 2 },
    { d: disc(30 + wink, 20, integer(9, 13)), tone: 3 },
    { d: `M${58 - wink} 22a13 13 0 0 1 24 0`, tone: 3, stroke: 5 },
  ];
};

export const fingerprint: Motif = ({ integer }) => {
  const ridges = [3, 10, 17, 24, 31, 38].map((r) => {
    const [left, right] = [integer(8, 46 - r / 2), integer(14, 52 - r / 2)];
    return `M${50 - r} ${48 + left}v${-left}a${r} ${r * 1.1} 0 0 1 ${2 * r} 0v${right}`;
  });
  return [
    { d: ridges.filter((_, index) => index % 3 !== 1).join(""), tone: 2, stroke: 4 },
    { d: ridges.filter((_, index) => index % 3 === 1).join(""), tone: 1, stroke: 4 },
  ];
};

export const embrace: Motif = ({ integer }) => {
  const r = integer(30, 34);
  const half = Math.sqrt(r * r - 18 * 18).toFixed(1);
  const lens = `M50 ${50 - Number(half)}a${r} ${r} 0 0 1 0 ${2 * Number(half)}a${r} ${r} 0 0 1 0-${2 * Number(half)}z`;
  return [
    { d: disc(32, 50, r), tone: 1 },
    { d: disc(68, 50, r), tone: 2 },
    { d: lens, tone: 3 },
  ];
};

export const bowlerHat: Motif = ({ integer }) => {
  const top = integer(20, 30);
  return [
    { d: `M22 66V${top + 26}a28 ${26} 0 0 1 56 0v40z`, tone: 1 },
    { d: `M22 56h56v10h-56z`, tone: 2 },
    { d: "M2 66h96c-4 12-18 16-48 16s-44-4-48-16z", tone: 3 },
  ];
};

export const speechBubbles: Motif = ({ integer }) => {
  const wide = integer(52, 64);
  return [
    { d: `${box(2, 6, wide, 36)}M14 42v16l16-16z`, tone: 1 },
    { d: `${box(98 - wide, 52, wide, 34)}M86 86v14l-16-14z`, tone: 2 },
    { d: `M12 20h${wide - 24}M12 30h${integer(16, 34)}`, tone: 3, stroke: 3 },
  ];
};

export const rings: Motif = ({ integer }) => {
  const r = integer(24, 28);
  return [
    { d: disc(36, 58, r), tone: 1, stroke: 7 },
    { d: disc(66, 52, r), tone: 2, stroke: 7 },
    {
      d: polygon([
        [66, 52 - r - 2],
        [58, 40 - r],
        [62, 33 - r],
        [70, 33 - r],
        [74, 40 - r],
      ]),
      tone: 3,
    },
  ];
};

export const loveLetter: Motif = ({ integer }) => {
  const flap = integer(50, 60);
  return [
    { d: box(0, 20, 100, 66), tone: 2 },
    { d: `M0 20L50 ${flap + 8}L100 20z`, tone: 1 },
    { d: `M50 ${flap + 16}l-13-13a9 9 0 0 1 13-12a9 9 0 0 1 13 12z`, tone: 3 },
  ];
};

export const eye: Motif = ({ integer }) => {
  const look = integer(-12, 12);
  return [
    { d: "M-4 50C20 12 80 12 104 50C80 88 20 88-4 50z", tone: 2 },
    { d: disc(50 + look, 50, integer(20, 24)), tone: 1 },
    { d: disc(50 + look, 50, 10), tone: 0 },
    { d: disc(56 + look, 43, 4), tone: 3 },
  ];
};

export const footprints: Motif = ({ integer }) => {
  const step = (x: number, y: number) => `${disc(x, y, 8.5)}M${x - 6} ${y + 12}h12v6a6 6 0 0 1-12 0z`;
  const first = integer(22, 34);
  return [
    { d: step(first, 78) + step(first + 18, 26), tone: 1 },
    { d: step(first + 34, 60) + step(first + 50, 8), tone: 2 },
  ];
};

export const crown: Motif = ({ integer }) => {
  const side = integer(24, 34);
  return [
    {
      d: polygon([
        [6, 84],
        [0, side],
        [28, 54],
        [50, 12],
        [72, 54],
        [100, side],
        [94, 84],
      ]),
      tone: 2,
    },
    { d: box(6, 84, 88, 12), tone: 1 },
    { d: disc(50, 66, 6) + disc(24, 70, 4) + disc(76, 70, 4), tone: 3 },
  ];
};

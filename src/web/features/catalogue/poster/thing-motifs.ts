import { box, disc, type Motif, polygon } from "./drawing.ts";

/** The corners of a star with rays, the first at the top. */
function starAt(x: number, y: number, rays: number, outer: number, inner: number): string {
  const points = Array.from({ length: rays * 2 }, (_, index): [number, number] => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (Math.PI * index) / rays;
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  });
  return polygon(points);
}

export const burst: Motif = ({ integer }) => {
  const rays = integer(8, 13);
  const inner = integer(20, 30);
  const points = Array.from({ length: rays * 2 }, (_, index): [number, number] => {
    const radius = index % 2 === 0 ? 50 : inner;
    const angle = (Math.PI * index) / rays;
    return [50 + radius * Math.sin(angle), 50 - radius * Math.cos(angle)];
  });
  return [
    { d: polygon(points), tone: 2 },
    { d: disc(50, 50, inner * 0.6), tone: 0 },
  ];
};

export const lens: Motif = ({ integer }) => [
  { d: disc(50, 50, 50), tone: 1 },
  { d: disc(50, 50, integer(36, 42)), tone: 0 },
  { d: disc(50, 50, integer(24, 30)), tone: 2 },
  { d: disc(50, 50, integer(9, 15)), tone: 0 },
  { d: disc(60, 36, 5), tone: 3 },
];

export const gramophoneRecord: Motif = ({ integer }) => [
  { d: disc(50, 50, 50), tone: 1 },
  { d: [44, 37, 30].map((r) => disc(50, 50, r)).join(""), tone: 0, stroke: integer(1, 3) },
  { d: disc(50, 50, integer(14, 20)), tone: 2 },
  { d: disc(50, 50, 3), tone: 0 },
];

export const keyhole: Motif = ({ integer }) => [
  { d: disc(50, 50, 50), tone: 1 },
  { d: `${disc(50, 38, integer(12, 16))}M44 44L${integer(30, 36)} 80h${integer(28, 36)}L56 44z`, tone: 2 },
];

export const screenWithLine: Motif = ({ integer }) => [
  { d: box(0, 18, 100, 62), tone: 1 },
  { d: `M${integer(16, 26)} 66H${integer(62, 84)}`, tone: 2, stroke: 6 },
];

export const tableLamp: Motif = ({ integer }) => {
  const shade = integer(22, 30);
  return [
    { d: `M50 30L${110 + shade} 130H${-10 - shade}z`, tone: 1 },
    { d: `M${50 - shade} 46L${50 - shade / 2} 10h${shade}L${50 + shade} 46z`, tone: 2 },
    { d: `M50 46v42M${36} 90h28`, tone: 3, stroke: 5 },
  ];
};

export const clock: Motif = ({ integer }) => {
  const [hour, minute] = [integer(0, 11), integer(0, 11)];
  const hand = (turn: number, length: number) =>
    `M50 50L${(50 + length * Math.sin(turn)).toFixed(1)} ${(50 - length * Math.cos(turn)).toFixed(1)}`;
  return [
    { d: disc(50, 50, 48), tone: 1 },
    { d: disc(50, 50, 38), tone: 2 },
    { d: hand((Math.PI * hour) / 6, 20) + hand((Math.PI * minute) / 6, 32), tone: 0, stroke: 5 },
  ];
};

export const compassRose: Motif = ({ integer }) => [
  { d: disc(50, 50, 49), tone: 1, stroke: 3 },
  { d: starAt(50, 50, 4, 46, integer(9, 13)), tone: 2 },
  { d: disc(50, 50, integer(14, 18)), tone: 0, stroke: 3 },
  { d: disc(50, 50, 5), tone: 3 },
];

export const candle: Motif = ({ integer }) => {
  const top = integer(52, 60);
  return [
    // Whole within the square: compositions cover what is outside of it.
    { d: disc(50, top - 22, top - 22 - integer(1, 4)), tone: 1 },
    { d: `M50 ${top - 42}q16 18 0 34q-16-16 0-34z`, tone: 2 },
    { d: `M38 ${top}h24V94H38zM20 92h60v10H20z`, tone: 3 },
  ];
};

export const oilLamp: Motif = ({ integer }) => {
  const drift = integer(-6, 6);
  return [
    { d: `M92 34q-16-8-4-18t${drift}-14`, tone: 1, stroke: 5 },
    { d: "M30 58a15 15 0 1 0 2 24", tone: 1, stroke: 6 },
    { d: "M22 54h40q16 0 34-18q-2 42-36 48h-14q-22-4-24-30zM36 84h28l8 14H28z", tone: 2 },
    { d: `M32 54q14-22 28 0z${disc(46, 38, 4)}`, tone: 3 },
  ];
};

export const magnifier: Motif = ({ integer }) => [
  { d: "M62 62L96 98", tone: 1, stroke: 12 },
  { d: disc(40, 40, 38), tone: 3 },
  { d: disc(40, 40, 31), tone: 2 },
  { d: `M22 ${integer(30, 40)}a20 20 0 0 1 18-14`, tone: 3, stroke: 4 },
];

export const rocket: Motif = ({ integer }) => {
  const flame = integer(14, 26);
  return [
    { d: `M42 80h16l-8 ${flame}z`, tone: 3 },
    { d: "M34 58L18 84l18-6zM66 58l16 26l-18-6z", tone: 1 },
    { d: "M50-4C72 20 70 56 62 80H38C30 56 28 20 50-4z", tone: 2 },
    { d: disc(50, 34, integer(8, 11)), tone: 0 },
  ];
};

export const sheriffStar: Motif = ({ integer }) => [
  { d: starAt(50, 52, integer(5, 6), 50, 24), tone: 2 },
  { d: disc(50, 52, integer(15, 19)), tone: 1 },
  { d: disc(50, 52, 8), tone: 3 },
];

export const notes: Motif = ({ integer }) => {
  const drop = integer(0, 14);
  return [
    { d: `M32 ${74 + drop}V18L86 8v52`, tone: 2, stroke: 6 },
    { d: "M32 20L86 10v12L32 32z", tone: 2 },
    { d: `${disc(22, 76 + drop, 12)}${disc(76, 64, 12)}`, tone: 1 },
  ];
};

export const crystalBall: Motif = ({ integer }) => [
  {
    d: polygon([
      [24, 100],
      [34, 78],
      [66, 78],
      [76, 100],
    ]),
    tone: 1,
  },
  { d: disc(50, 44, 40), tone: 2 },
  { d: starAt(integer(38, 60), integer(34, 52), 4, 20, 5), tone: 3 },
];

export const filmReel: Motif = ({ integer }) => {
  const turn = integer(0, 60);
  const holes = [0, 1, 2, 3, 4].map((index) => {
    const angle = (Math.PI * (turn + index * 72)) / 180;
    return disc(50 + 28 * Math.sin(angle), 50 - 28 * Math.cos(angle), 10);
  });
  return [
    { d: disc(50, 50, 50), tone: 2 },
    { d: holes.join(""), tone: 0 },
    { d: disc(50, 50, 6), tone: 1 },
  ];
};

export const ticket: Motif = ({ integer }) => {
  const tear = integer(58, 72);
  return [
    { d: "M-2 30h104v14a8 8 0 0 0 0 16v14H-2V60a8 8 0 0 0 0-16z", tone: 2 },
    { d: `M${tear} 32v40`, tone: 0, stroke: 2 },
    { d: starAt(tear / 2, 52, 5, 15, 6), tone: 3 },
  ];
};

export const clapper: Motif = ({ integer }) => {
  const lift = integer(8, 22);
  return [
    { d: box(2, 44, 96, 50), tone: 1 },
    { d: `M2 40L96 ${40 - lift}v-14L2 26z`, tone: 2 },
    { d: [12, 40, 68].map((x) => `M${x} ${38 - (lift * x) / 96}l12-14h-10l-12 14z`).join(""), tone: 0 },
    { d: `M14 ${integer(60, 66)}h50M14 80h34`, tone: 3, stroke: 4 },
  ];
};

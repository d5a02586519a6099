import { box, disc, type Motif, pill, polygon } from "./drawing.ts";

/** The corners of a star with rays, the first at the top. */
function starAt(x: number, y: number, rays: number, outer: number, inner: number): string {
  const points = Array.from({ length: rays * 2 }, (_, index): [number, number] => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (Math.PI * index) / rays;
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  });
  return polygon(points);
}

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

export const curtain: Motif = ({ integer }) => {
  const open = integer(16, 26);
  const side = (x: number, to: number) => `M${x} 0H${to}C${to} 40 ${to + (x - to) * 0.8} 60 ${x} 72z`;
  return [
    { d: box(0, 0, 100, 100), tone: 1 },
    { d: disc(50, 100, integer(30, 40)), tone: 3 },
    { d: side(0, 50 + open) + side(100, 50 - open), tone: 2 },
    { d: "M0 0h100v10H0z", tone: 0 },
  ];
};

export const tableLamp: Motif = ({ integer }) => {
  const shade = integer(22, 30);
  return [
    { d: `M50 30L${110 + shade} 130H${-10 - shade}z`, tone: 1 },
    { d: `M${50 - shade} 46L${50 - shade / 2} 10h${shade}L${50 + shade} 46z`, tone: 2 },
    { d: `M50 46v42M${36} 90h28`, tone: 3, stroke: 5 },
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

export const eye: Motif = ({ integer }) => {
  const look = integer(-12, 12);
  return [
    { d: "M-4 50C20 12 80 12 104 50C80 88 20 88-4 50z", tone: 2 },
    { d: disc(50 + look, 50, integer(20, 24)), tone: 1 },
    { d: disc(50 + look, 50, 10), tone: 0 },
    { d: disc(56 + look, 43, 4), tone: 3 },
  ];
};

export const bats: Motif = ({ integer }) => {
  const bat = (x: number, y: number, size: number) =>
    `M${x} ${y}q${-size} ${-size}${-2 * size} 0q${size * 0.8} ${-size * 0.2} ${size} ${size * 0.7}q${size * 0.5} ${-size * 0.6} ${size} 0q${size * 0.5} ${-size * 0.6} ${size} 0q${size * 0.2} ${-size * 0.9} ${size} ${-size * 0.7}q${-size} ${-size} ${-2 * size} 0z`;
  return [
    { d: disc(integer(44, 60), 42, integer(32, 38)), tone: 2 },
    { d: bat(36, 40, integer(12, 16)) + bat(72, integer(58, 70), 9) + bat(18, 78, 7), tone: 0 },
  ];
};

export const deadTree: Motif = ({ integer }) => {
  const lean = integer(-8, 8);
  const x = 50 + lean;
  return [
    { d: disc(100 - x, 34, integer(18, 26)), tone: 2 },
    {
      d: `M${x} 130V60L${x - 26} 30M${x} 70L${x + 28} 38M${x} 60L${x + 8} 14M${x - 14} 44L${x - 34} 46M${x + 15} 53L${x + 20} 26`,
      tone: 1,
      stroke: 7,
    },
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

export const prisonBars: Motif = ({ integer }) => {
  const bent = integer(1, 3) * 20 + 10;
  const bars = [10, 30, 50, 70, 90].filter((x) => x !== bent);
  return [
    { d: disc(integer(40, 62), 44, 28), tone: 2 },
    { d: bars.map((x) => `M${x} -20V120`).join(""), tone: 1, stroke: 7 },
    { d: `M${bent} -20V24q14 26 0 52V120`, tone: 3, stroke: 7 },
  ];
};

export const balloons: Motif = ({ integer }) => {
  const [first, second] = [integer(24, 34), integer(60, 76)];
  return [
    { d: `M${first} 50Q${first + 10} 80 50 110M${second} 42Q${second - 12} 80 50 110M50 74V110`, tone: 3, stroke: 1.5 },
    { d: disc(first, 30, 20), tone: 1 },
    { d: disc(second, 22, 20), tone: 2 },
    { d: disc(50, 56, 17), tone: 3 },
  ];
};

export const sailBoat: Motif = ({ integer }) => {
  const mast = integer(44, 54);
  return [
    {
      d: polygon([
        [mast - 2, 4],
        [mast - 2, 66],
        [mast - 36, 66],
      ]),
      tone: 1,
    },
    {
      d: polygon([
        [mast + 3, integer(10, 22)],
        [mast + 3, 66],
        [mast + 40, 66],
      ]),
      tone: 2,
    },
    { d: "M4 72h92l-14 20H20z", tone: 3 },
    { d: "M-60 98q20-10 40 0t40 0t40 0t40 0t40 0t40 0", tone: 1, stroke: 4 },
  ];
};

export const compassRose: Motif = ({ integer }) => [
  { d: disc(50, 50, 49), tone: 1, stroke: 3 },
  { d: starAt(50, 50, 4, 46, integer(9, 13)), tone: 2 },
  { d: disc(50, 50, integer(14, 18)), tone: 0, stroke: 3 },
  { d: disc(50, 50, 5), tone: 3 },
];

export const candle: Motif = ({ integer }) => {
  const top = integer(42, 54);
  return [
    { d: disc(50, top - 22, integer(30, 40)), tone: 1 },
    { d: `M50 ${top - 42}q16 18 0 34q-16-16 0-34z`, tone: 2 },
    { d: `M38 ${top}h24V94H38zM20 92h60v10H20z`, tone: 3 },
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

export const cottage: Motif = ({ integer }) => {
  const door = integer(26, 58);
  return [
    { d: box(16, 48, 68, 52), tone: 1 },
    {
      d: polygon([
        [4, 52],
        [50, 10],
        [96, 52],
      ]),
      tone: 2,
    },
    { d: box(door, 70, 16, 30) + box(door < 42 ? 60 : 24, 60, 14, 14), tone: 3 },
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

export const propellerPlane: Motif = ({ integer }) => {
  const y = integer(34, 48);
  return [
    { d: pill(-4, y, 108, 11), tone: 1 },
    { d: `M43 ${y - 20}a7 16 0 0 1 14 0V${y + 34}l-7 12l-7-12z`, tone: 2 },
    { d: `${pill(30, y + 36, 40, 7)}M34 ${y - 22}h32`, tone: 3 },
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

export const seatRows: Motif = ({ integer }) => {
  const free = integer(0, 3);
  const seat = (x: number, y: number) => `M${x} ${y + 24}V${y + 10}a10 10 0 0 1 20 0v14z`;
  const row = (y: number, shift: number) => [0, 1, 2, 3].map((at) => seat(at * 26 + shift, y));
  return [
    { d: box(6, 0, 88, 34), tone: 3 },
    { d: [...row(46, 0), ...row(76, -8).filter((_, at) => at !== free)].join(""), tone: 1 },
    { d: row(76, -8)[free] ?? "", tone: 2 },
  ];
};

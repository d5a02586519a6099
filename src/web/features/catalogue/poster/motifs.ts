import { box, disc, type Motif, polygon } from "./drawing.ts";

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

export const mountains: Motif = ({ integer }) => {
  const peak = integer(28, 46);
  const second = integer(66, 82);
  return [
    { d: disc(integer(60, 80), 26, integer(11, 16)), tone: 2 },
    {
      d: polygon([
        [-60, 100],
        [peak, 22],
        [160, 100],
      ]),
      tone: 1,
    },
    {
      d: polygon([
        [peak - 13, 34],
        [peak, 22],
        [peak + 19, 34],
        [peak + 8, 41],
        [peak, 36],
        [peak - 7, 42],
      ]),
      tone: 3,
    },
    {
      d: polygon([
        [second - 50, 100],
        [second, 56],
        [second + 60, 100],
      ]),
      tone: 2,
    },
  ];
};

export const bouncing: Motif = ({ integer }) => {
  const r = integer(9, 13);
  const steps = [
    [6, 34],
    [20, 56],
    [33, 84],
    [47, 50],
    [62, 36],
  ] as const;
  return [
    { d: steps.map(([x, y]) => disc(x, y, r)).join(""), tone: 1, stroke: 2 },
    { d: disc(84, 56, r + 6), tone: 2 },
    { d: "M-60 98H160", tone: 1, stroke: 3 },
  ];
};

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

export const lens: Motif = ({ integer }) => [
  { d: disc(50, 50, 50), tone: 1 },
  { d: disc(50, 50, integer(36, 42)), tone: 0 },
  { d: disc(50, 50, integer(24, 30)), tone: 2 },
  { d: disc(50, 50, integer(9, 15)), tone: 0 },
  { d: disc(60, 36, 5), tone: 3 },
];

export const litWindow: Motif = ({ integer }) => {
  const left = integer(14, 30);
  return [
    {
      d: polygon([
        [left, 66],
        [left + 44, 66],
        [left + 66, 130],
        [left - 50, 130],
      ]),
      tone: 1,
    },
    { d: box(left, 0, 44, 62), tone: 2 },
    { d: `M${left + 22} 0v62M${left} ${integer(22, 34)}h44`, tone: 0, stroke: 3 },
  ];
};

export const household: Motif = ({ integer }) => {
  const heights = [integer(46, 64), integer(58, 76), integer(26, 40), integer(36, 54)];
  const people = heights.map((height, index) => {
    const x = 2 + index * 25;
    return `${disc(x + 10.5, 92 - height, 8)}M${x} 100V${114 - height}a10.5 10.5 0 0 1 21 0V100z`;
  });
  const odd = integer(0, 3);
  return [
    { d: people.filter((_, index) => index !== odd).join(""), tone: 1 },
    { d: people[odd] ?? "", tone: 2 },
  ];
};

export const moonAndTower: Motif = ({ integer }) => {
  const x = integer(8, 24);
  return [
    { d: "M62 6a32 32 0 1 0 30 54a26 26 0 1 1-30-54z", tone: 2 },
    {
      d: polygon([
        [x, 100],
        [x, 52],
        [x - 6, 52],
        [x + 13, 16],
        [x + 32, 52],
        [x + 26, 52],
        [x + 26, 100],
      ]),
      tone: 1,
    },
    {
      d: `M${x + 13} 74v-8${disc(integer(78, 92), integer(6, 16), 2.5)}${disc(integer(76, 96), integer(70, 84), 2)}`,
      tone: 3,
      stroke: 3,
    },
  ];
};

export const arches: Motif = ({ integer }) => {
  const spring = integer(44, 58);
  const opening = (x: number) => `M${x} 92V${spring}a11 11 0 0 1 22 0V92z`;
  const lit = integer(0, 2);
  return [
    { d: `${box(0, 14, 100, 86)}${box(-5, 6, 110, 8)}`, tone: 1 },
    {
      d: [0, 1, 2]
        .filter((index) => index !== lit)
        .map((index) => opening(8 + index * 31))
        .join(""),
      tone: 0,
    },
    { d: opening(8 + lit * 31), tone: 2 },
  ];
};

export const doorAjar: Motif = ({ integer }) => {
  const left = integer(34, 46);
  return [
    { d: box(left - 4, 0, 40, 80), tone: 1 },
    {
      d: polygon([
        [left, 4],
        [left + integer(9, 15), 8],
        [left + 14, 76],
        [left + 40, 140],
        [left - 44, 140],
        [left, 76],
      ]),
      tone: 2,
    },
    { d: `${disc(left + 7, 52, 3.4)}M${left + 3} 88V60a4 4 0 0 1 8 0V88z`, tone: 0 },
  ];
};

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

export const planet: Motif = ({ integer }) => {
  const r = integer(26, 32);
  return [
    { d: "M4 64a48 13-17 0 1 92-28", tone: 1, stroke: 4 },
    { d: disc(50, 50, r), tone: 2 },
    { d: "M4 64a48 13-17 0 0 92-28", tone: 3, stroke: 4 },
    { d: disc(integer(80, 94), integer(4, 16), integer(3, 6)), tone: 3 },
  ];
};

export const lanes: Motif = ({ integer }) => [
  { d: [14, 26, 38, 50].map((r) => `M${50 - r} 130V52a${r} ${r} 0 0 1 ${2 * r} 0v78`).join(""), tone: 1, stroke: 4 },
  { d: disc(50 + integer(-1, 1) * 26, integer(44, 70), 9), tone: 2 },
];

export const stairs: Motif = ({ integer }) => {
  const steps = integer(5, 7);
  const [run, rise] = [100 / steps, 74 / steps];
  const points: [number, number][] = [];
  for (let step = 0; step < steps; step += 1) {
    points.push([step * run, 100 - step * rise], [step * run, 100 - (step + 1) * rise]);
  }
  const x = 100 - run / 2;
  return [
    { d: polygon([...points, [200, 26], [200, 180], [0, 180]]), tone: 1 },
    { d: `${disc(x, 4, 4.5)}M${x - 5} 26V14a5 5 0 0 1 10 0v12z`, tone: 2 },
  ];
};

export const searchlights: Motif = ({ integer }) => {
  const [first, second] = [integer(-30, 20), integer(70, 130)];
  return [
    {
      d: polygon([
        [30, 120],
        [first, -60],
        [first + 34, -60],
      ]),
      tone: 1,
    },
    {
      d: polygon([
        [74, 120],
        [second - 100, -60],
        [second - 70, -60],
      ]),
      tone: 1,
    },
    { d: disc(integer(44, 58), integer(12, 34), 10), tone: 2 },
    { d: "M-200 100h210v-16h16v10h20v-26h12v26h22v-14h14v20h206v20h-500z", tone: 3 },
  ];
};

export const mesa: Motif = ({ integer }) => {
  const x = integer(-14, 10);
  return [
    { d: disc(integer(58, 70), 44, integer(22, 32)), tone: 2 },
    {
      d: polygon([
        [-80, 100],
        [x, 84],
        [x + 8, 52],
        [x + 44, 52],
        [x + 50, 80],
        [190, 90],
        [190, 170],
        [-80, 170],
      ]),
      tone: 1,
    },
    { d: "M82 112V66M82 92H70V78M82 86h11V72", tone: 3, stroke: 6 },
  ];
};

export const screenWithLine: Motif = ({ integer }) => [
  { d: box(0, 18, 100, 62), tone: 1 },
  { d: `M${integer(16, 26)} 66H${integer(62, 84)}`, tone: 2, stroke: 6 },
];

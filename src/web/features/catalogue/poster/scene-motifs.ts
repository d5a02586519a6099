import { box, disc, type Motif, pill, polygon } from "./drawing.ts";

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

export const propellerPlane: Motif = ({ integer }) => {
  const y = integer(34, 48);
  return [
    { d: pill(-4, y, 108, 11), tone: 1 },
    { d: `M43 ${y - 20}a7 16 0 0 1 14 0V${y + 34}l-7 12l-7-12z`, tone: 2 },
    { d: `${pill(30, y + 36, 40, 7)}M34 ${y - 22}h32`, tone: 3 },
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

/** Which of the palettes in poster.module.css suit a genre. */
const palettesOfGenre: Readonly<Record<string, readonly [number, ...number[]]>> = {
  action: [6, 1, 9, 12],
  adventure: [8, 0, 6, 13],
  animation: [5, 10, 6, 13],
  biography: [4, 9, 1, 7],
  comedy: [6, 4, 5, 7, 10, 13],
  crime: [0, 11, 2, 12],
  documentary: [4, 0, 11, 5],
  drama: [1, 9, 7, 3, 4],
  family: [7, 5, 13, 4],
  fantasy: [2, 3, 10, 8],
  history: [4, 8, 9, 12],
  horror: [3, 9, 11, 12],
  music: [3, 10, 2, 13],
  mystery: [2, 0, 8, 11],
  romance: [7, 3, 10, 12],
  "science-fiction": [1, 2, 5, 10],
  sport: [8, 5, 13, 1],
  thriller: [11, 0, 3, 1],
  war: [8, 11, 4, 9],
  western: [6, 9, 12, 7],
};

export function palettesOf(genre: string | undefined): readonly [number, ...number[]] {
  return palettesOfGenre[genre ?? ""] ?? [1, 0, 2, 4];
}

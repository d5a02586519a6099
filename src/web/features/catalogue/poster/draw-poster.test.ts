import { expect, test } from "vitest";
import { genres } from "../../../../domain/catalogue/genres.ts";
import { type DrawnTitle, designOf, drawPoster, posterMarkup } from "./draw-poster.ts";
import { sheet } from "./drawing.ts";
import { freeFilms } from "./films.fixture.ts";
import { motifsOf } from "./genre-motifs.ts";

function titleNamed(name: string, fields: Partial<DrawnTitle> = {}): DrawnTitle {
  const combinedUrl = name.toLowerCase().replace(/\W+/g, "-");
  return { kind: "series", name, combinedUrl, year: 2026, genres: ["comedy"], ...fields };
}

const names = [
  "7",
  "Up",
  "Bird",
  "24 Hours in Lisbon",
  "Counterclockwise",
  "Şahane Bir Öğle",
  "El Niño Perdido",
  "The Extraordinarily Long Afternoon of Mr and Mrs Featherstone",
  "Supercalifragilisticexpialidocious",
  "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z",
];

const manyTitles = genres.flatMap((genre) => names.map((name) => titleNamed(name, { genres: [genre] })));

test("the same title has the same poster, other titles have others", () => {
  const title = titleNamed("Low Tide");
  expect(drawPoster(title)).toEqual(drawPoster({ ...title }));
  const drawn = manyTitles.map((title) => JSON.stringify(drawPoster(title)));
  expect(new Set(drawn).size).toBe(manyTitles.length);
  expect(drawPoster(titleNamed("Low Tide", { kind: "movie" }))).not.toEqual(drawPoster(title));
});

function repeated(values: readonly string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

test("of the free films no two posters have the same composition, motif and palette", () => {
  const designs = freeFilms.map((film) => {
    const { compose, motif, palette } = designOf(film);
    return `${compose.name} ${motif?.name} ${palette}`;
  });
  expect(designs.length).toBeGreaterThan(60);
  expect(repeated(designs)).toEqual([]);
  const pictures = freeFilms.flatMap((film) => {
    const { compose, motif } = designOf(film);
    return motif === undefined ? [] : [`${compose.name} ${motif.name}`];
  });
  expect(pictures.length).toBeGreaterThan(30);
  expect(repeated(pictures).length).toBeLessThan(4);
});

test("every genre has motifs of its own, and titles without a genre do not share one", () => {
  const withoutGenre = motifsOf(undefined);
  for (const genre of genres) {
    expect(motifsOf(genre), genre).not.toBe(withoutGenre);
    expect(motifsOf(genre).length, genre).toBeGreaterThan(1);
  }
  const titles = Array.from({ length: 60 }, (_, at) => titleNamed(`The Title ${at}`, { genres: [] }));
  const motifs = titles.flatMap((title) => designOf(title).motif ?? []);
  expect(new Set(motifs).size).toBe(withoutGenre.length);
});

test("the motif is one of what the name or the most telling genre speaks of", () => {
  const motifOf = (name: string) => {
    const film = freeFilms.find((one) => one.name === name) ?? expect.fail(name);
    return designOf(film).motif?.name;
  };
  expect(motifOf("Aladdin and His Wonderful Lamp")).toBe("oilLamp");
  expect(motifOf("Popeye the Sailor Meets Sindbad the Sailor")).toBe("sailBoat");
  expect(motifOf("Popeye the Sailor Meets Ali Baba's Forty Thieves")).toBe("sailBoat");
  expect(motifsOf("sport").map(({ name }) => name)).toContain(motifOf("The Jackie Robinson Story"));
  const rockets = freeFilms.filter((film) => designOf(film).motif?.name === "rocket");
  expect(rockets.filter(({ genres: of }) => !of.includes("science-fiction"))).toEqual([]);
});

test("a candle's halo is whole, and between a letterbox's bars", () => {
  const films = Array.from({ length: 400 }, (_, at) =>
    titleNamed(`Night Train ${"Calling ".repeat(at % 5)}${at}`, { genres: ["mystery"] }),
  );
  const candles = films.filter((film) => designOf(film).motif?.name === "candle");
  expect(candles.length).toBeGreaterThan(30);
  for (const film of candles) {
    const { compose } = designOf(film);
    const [picture] = drawPoster(film).layers.filter(({ shapes, scale }) => scale !== undefined && shapes.length === 3);
    if (picture === undefined) continue;
    const [, x = "", y = "", r = ""] =
      /^M(\S+) (\S+)a(\S+) /.exec(picture.shapes[0]?.d ?? "") ?? expect.fail(film.name);
    expect(Number(x)).toBeGreaterThanOrEqual(0);
    const top = Number(y) - Number(r);
    expect(top).toBeGreaterThanOrEqual(0);
    if (compose.name === "letterbox") expect((picture.y ?? 0) + top * (picture.scale ?? 1)).toBeGreaterThanOrEqual(26);
  }
});

test.each(names)("every line of %s stays on the sheet for all genres", (name) => {
  for (const genre of genres) {
    const { texts } = drawPoster(titleNamed(name, { genres: [genre] }));
    for (const { lines, isCentred, isUpright } of texts) {
      for (const { x, y, width = 0 } of lines) {
        const from = isCentred ? x - width / 2 : x;
        const [first, last] = isUpright ? [-sheet.height, 0] : [0, sheet.width];
        expect(from).toBeGreaterThanOrEqual(first);
        expect(from + width).toBeLessThanOrEqual(last);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(isUpright ? sheet.width : sheet.height);
      }
    }
  }
});

test("a name of sixty letters has all its words, in order", () => {
  const name = "Everything We Forgot to Say to Each Other Before the Rain";
  for (const genre of genres) {
    const { texts } = drawPoster(titleNamed(name, { genres: [genre] }));
    const set = texts.map(({ lines }) => lines.map(({ text }) => text).join(" "));
    expect(set).toContain(name);
  }
});

test("a title without year or genre has a poster", () => {
  const { texts, layers } = drawPoster(titleNamed("Salt", { year: null, genres: [] }));
  expect(texts.flatMap(({ lines }) => lines.map(({ text }) => text))).toContain("Salt");
  expect(layers.length).toBeGreaterThan(0);
});

test("posters are small on average", () => {
  const sizes = manyTitles.map((title) => JSON.stringify(drawPoster(title).layers).length);
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(800);
});

test("names are escaped", () => {
  const title = { kind: "movie", combinedUrl: "x", year: 2001, genres: ["crime"] } as const;
  const { inner } = posterMarkup({ ...title, genres: ["crime"], name: '<script>"&' });
  expect(inner).not.toContain("<script");
  expect(inner).toContain("&#60;script&#62;&#34;&#38;");
});

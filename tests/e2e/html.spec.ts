import { HtmlValidate } from "html-validate";
import { locales } from "../../src/domain/locale/locale.ts";
import { pathOf } from "../../src/web/paths.ts";
import { sampleOf } from "./catalogue.ts";
import { expect, test } from "./site-test.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // Said of a checkbox too, so that a browser which restores forms does not tick rows that the page does not know of.
    "valid-autocomplete": "off",
  },
});

test("every kind of page is valid HTML as it is served", async ({ request }) => {
  test.slow();
  const { series, season, episode, movie } = await sampleOf(request);
  const url = series.combinedUrl;
  const paths = locales.flatMap((locale) => [
    pathOf("home", locale),
    pathOf("series", locale),
    pathOf("movies", locale),
    pathOf("auth", locale),
    pathOf("contact", locale),
    `${pathOf("home", locale)}/nothing-here`.replace("//", "/"),
  ]);
  const params = { url, season: season.seasonNumber, episode: episode.episodeNumber };
  paths.push(
    pathOf("seriesDetail", "es", { url }),
    pathOf("movieDetail", "en", { url: movie.combinedUrl }),
    pathOf("episode", "tr", params),
    pathOf("account", "tr"),
    pathOf("activation", "en", { code: "x" }),
    pathOf("passwordReset", "es", { code: "x" }),
  );
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html);
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} ${selector}`),
    );
    expect(problems.slice(0, 5)).toEqual([]);
  }
});

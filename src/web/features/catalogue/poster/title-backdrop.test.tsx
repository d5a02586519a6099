import { render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { browserSources } from "../browser-sources.ts";
import { contentWith, movieNamed, seriesNamed } from "../content.fixture.ts";
import TitleBackdrop from "./title-backdrop.tsx";

const content = contentWith({ movieList: [movieNamed("Salt Wind")], seriesList: [seriesNamed("Low Tide", [2])] });

function show(path: string) {
  // Kept for the document: tests beside this one may have loaded another.
  vi.spyOn(browserSources().catalogue, "get").mockResolvedValue(content);
  const { container } = render(
    <>
      <TitleBackdrop path={path} as="colours" />
      <p>The question</p>
    </>,
  );
  return { posters: () => [...container.querySelectorAll("svg")].map(({ textContent }) => textContent) };
}

test.each([
  ["/film/salt-wind", "Salt Wind"],
  ["/dizi/low-tide/1/2", "Low Tide"],
  ["/en/tv-series/low-tide", "Low Tide"],
])("a screen of %s wears that title's poster, hidden from assistive technology", async (path, name) => {
  const { posters } = show(path);
  await waitFor(() => expect(posters()).toHaveLength(1));
  expect(posters()[0]?.replaceAll(/\s/g, "")).toContain(name.replaceAll(/\s/g, ""));
  expect(screen.queryByRole("img")).toBeNull();
});

test.each(["/liste/mine", "/", "/film/unknown"])("a screen of %s wears none", async (path) => {
  const { posters } = show(path);
  await screen.findByText("The question");
  await vi.dynamicImportSettled();
  expect(posters()).toEqual([]);
});

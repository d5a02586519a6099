import { render, screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { contentWith, movieNamed, seriesNamed } from "../content.fixture.ts";
import TitleBackdrop from "./title-backdrop.tsx";

const content = contentWith({ movieList: [movieNamed("Salt Wind")], seriesList: [seriesNamed("Low Tide", [2])] });

function show(path: string) {
  const asked = vi.fn(async (url: string) =>
    Response.json(String(url).includes("GetContentVersion") ? { version: content.version } : content),
  );
  vi.stubGlobal("fetch", asked);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { container } = render(
    <>
      <TitleBackdrop path={path} as="colours" />
      <p>The question</p>
    </>,
  );
  return { asked, posters: () => [...container.querySelectorAll("svg")].map(({ textContent }) => textContent) };
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

import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { textIn } from "../../../../../tests/e2e/texts.ts";
import { type WatchableTitle, Watching } from "./watch-link.tsx";

const text = (key: string, values?: Record<string, string>) => textIn("tr", key, values);

const watchUrl = "https://www.archive.org/details/film";

function show(title: WatchableTitle): string {
  return render(<Watching title={title} note="" />).container.textContent ?? "";
}

test("a title in the public domain is free at its site, without a deed", () => {
  show({ watchUrl, licence: "public-domain-us", credit: "A Company" });
  const link = screen.getByRole("link", { name: text("watch_free_at", { site: "archive.org" }) });
  expect(link).toHaveProperty("href", watchUrl);
  expect(screen.getAllByRole("link")).toEqual([link]);
  expect(screen.getByText(text("licence_public_domain_us"))).toBeTruthy();
  expect(screen.getByText("A Company")).toBeTruthy();
});

test("nobody says that a title without a licence is free", () => {
  show({ watchUrl });
  expect(screen.getByRole("link").textContent).toBe(text("watch_at", { site: "archive.org" }));
});

test("an address that is none of the web's is no link", () => {
  expect(show({ watchUrl: "javascript:alert(1)", licence: "cc-by-sa-4.0" })).toContain("CC BY-SA 4.0");
  expect(screen.getByRole("link")).toHaveProperty("href", "https://creativecommons.org/licenses/by-sa/4.0/");
});

test("where nothing is said nothing is shown", () => {
  expect(show({}).trim()).toBe("");
});

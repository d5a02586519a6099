import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { textIn } from "../../../../../tests/e2e/texts.ts";
import { userDataStore } from "../../accounts/session/use-user-data.ts";
import { LevelQuestion } from "./level-question.tsx";

beforeEach(() => userDataStore().clear());

function question(onChosen?: () => void) {
  const element = <LevelQuestion {...(onChosen && { onChosen })} />;
  return <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />;
}

const level = (name: RegExp) => screen.getByRole("button", { name });
const chosen = (name: RegExp) => screen.findByRole("button", { name, pressed: true });

test("a press or Enter chooses a level, and another one later", async () => {
  const onChosen = vi.fn();
  render(question(onChosen));
  expect(screen.getByRole("group", { name: textIn("tr", "tonight_ask_level") })).toBeDefined();
  fireEvent.click(level(/^A2/));
  await chosen(/^A2/);
  expect(userDataStore().get().knownLevel).toBe(2);
  fireEvent.keyDown(level(/^B1/), { key: "Enter" });
  await chosen(/^B1/);
  expect(screen.getAllByRole("button", { pressed: true })).toHaveLength(1);
  expect(onChosen.mock.calls).toEqual([[2], [3]]);
});

test("a press on the server's HTML counts once the page is hydrated", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(question());
  fireEvent.click(level(/^B2/));
  expect(userDataStore().get().knownLevel).toBeUndefined();
  render(question(), { container, hydrate: true });
  await chosen(/^B2/);
  expect(userDataStore().get().knownLevel).toBe(4);
});

test("nothing is chosen anew where a level is known already", () => {
  userDataStore().update({ knownLevel: 3 });
  const onChosen = vi.fn();
  render(question(onChosen));
  expect(level(/^B1/)).toHaveProperty("checked", true);
  expect(onChosen).not.toHaveBeenCalled();
});

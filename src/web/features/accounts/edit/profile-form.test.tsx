import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textIn } from "../../../../../tests/e2e/texts.ts";
import { userDataStore } from "../session/use-user-data.ts";
import type { Person } from "../session/user-data.ts";
import { ProfileForm } from "./profile-form.tsx";

const text = (key: string) => textIn("tr", key);
let sent: { timeZone: string } | undefined;

beforeEach(() => {
  sent = undefined;
  vi.stubGlobal("fetch", async (_: string, init?: RequestInit) => {
    sent = JSON.parse(String(init?.body));
    return Response.json(sent);
  });
  userDataStore().update({ token: "token", username: "ayse", mail: "ayse@example.org" });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function save(typed: string) {
  const person = { ...userDataStore().get(), language: "tr", timeZone: "Europe/Istanbul" } as Person;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <ProfileForm person={person} /> }])} />);
  const field = screen.getByRole("combobox", { name: text("field_time_zone") });
  expect(field).toHaveProperty("value", "İstanbul");
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await userEvent.click(screen.getByRole("button", { name: text("save") }));
  return field;
}

test("a time zone is found by the name of its city", async () => {
  await save("bogota");
  await screen.findByText(text("account_saved"));
  expect(sent?.timeZone).toBe("America/Bogota");
});

test("what is no time zone is refused before it is sent", async () => {
  const field = await save("Mars");
  await screen.findByRole("alert");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("alert").textContent).toContain(text("field_problem_time_zone_invalid"));
  expect(sent).toBeUndefined();
});

import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textIn } from "../../../../../tests/e2e/texts.ts";
import { queryClient } from "../session/queries.ts";
import { userDataStore } from "../session/use-user-data.ts";
import { ProfileForm } from "./profile-form.tsx";

const text = (key: string) => textIn("tr", key);
const profile = { username: "ayse", language: "tr", timeZone: "Europe/Istanbul", mailConsent: true, version: "v1" };
/** What the server has, and what it was sent. */
let stored: typeof profile;
let sent: Record<string, unknown> | undefined;

beforeEach(() => {
  sent = undefined;
  stored = profile;
  vi.stubGlobal("fetch", async (_: string, init?: RequestInit) => {
    if (init?.body === undefined) return Response.json(stored);
    const body = JSON.parse(String(init.body));
    sent = body;
    if (body.version !== stored.version) {
      const errors = [{ field: "version", code: "profile.changed", message: "changed" }];
      const problem = { type: "t", title: "T", status: 409, detail: "d", code: "conflict", errors };
      const headers = { "content-type": "application/problem+json" };
      return new Response(JSON.stringify(problem), { status: 409, headers });
    }
    stored = { ...stored, ...body, version: `${stored.version}+` };
    return Response.json(stored);
  });
  userDataStore().update({ token: "token", username: "ayse", mail: "ayse@example.org" });
});

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

async function open() {
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <ProfileForm /> }])} />);
  return await screen.findByRole("combobox", { name: text("field_time_zone") });
}

const press = () => userEvent.click(screen.getByRole("button", { name: text("save") }));

async function save(typed: string) {
  const field = await open();
  expect(field).toHaveProperty("value", "İstanbul");
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await press();
  return field;
}

test("what another device changed before the form was opened is in it, and only changed fields are sent", async () => {
  userDataStore().update({ username: "old", mailConsent: true });
  stored = { ...profile, username: "ayseN", mailConsent: false };
  await open();
  const name = screen.getByRole("textbox", { name: text("field_username") });
  expect(name).toHaveProperty("value", "ayseN");
  expect(screen.getByRole("checkbox")).toHaveProperty("checked", false);
  await userEvent.type(name, "2");
  await press();
  await screen.findByText(text("account_saved"));
  expect(sent).toEqual({ username: "ayseN2", version: "v1" });
});

test("what another device changes meanwhile is not overwritten, and is shown", async () => {
  await open();
  stored = { ...profile, mailConsent: false, version: "v2" };
  await userEvent.type(screen.getByRole("textbox", { name: text("field_username") }), "2");
  await press();
  await screen.findByText(text("account_profile_changed"));
  expect(stored.username).toBe("ayse");
  expect(screen.getByRole("checkbox")).toHaveProperty("checked", false);
  await userEvent.type(screen.getByRole("textbox", { name: text("field_username") }), "3");
  await press();
  await screen.findByText(text("account_saved"));
  expect(stored).toMatchObject({ username: "ayse3", mailConsent: false });
});

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

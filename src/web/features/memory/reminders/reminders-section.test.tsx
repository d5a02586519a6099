import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textIn } from "../../../../../tests/e2e/texts.ts";
import { queryClient } from "../../accounts/session/queries.ts";
import { userDataStore } from "../../accounts/session/use-user-data.ts";
import type { Person } from "../../accounts/session/user-data.ts";
import RemindersSection from "./reminders-section.tsx";

const text = (key: string) => textIn("tr", key);
const sent: { path: string; body: unknown }[] = [];
let permission: string;

const keys = { p256dh: "P".repeat(87), auth: "S".repeat(22) };
const endpoint = "https://push.example.org/a";
const unsubscribe = vi.fn(async () => true);
const subscription = { endpoint, unsubscribe, toJSON: () => ({ endpoint, expirationTime: null, keys }) };
const registration = {
  pushManager: { subscribe: async () => subscription, getSubscription: async () => subscription },
};

beforeEach(() => {
  sent.length = 0;
  permission = "granted";
  queryClient.clear();
  let reminder = { by: "none", hour: 20 };
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    const body = init?.body === undefined ? undefined : JSON.parse(String(init.body));
    if (body !== undefined) sent.push({ path, body });
    if (path.endsWith("Push")) return new Response(null, { status: 204 });
    if (body?.premiumMail !== undefined) return Response.json(body);
    reminder = body?.reminder ?? reminder;
    return Response.json({ reminder, pushKey: "B".repeat(87) });
  });
  userDataStore().update({ token: "token", username: "ayse", mail: "ayse@example.org" });
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

function browserTakesPushes() {
  const serviceWorker = {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  };
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { requestPermission: async () => permission });
}

async function show() {
  const person = { ...userDataStore().get(), timeZone: "Europe/Istanbul", isMailVerified: false } as Person;
  const element = <RemindersSection person={person} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  await screen.findByRole("group", { name: text("reminders_by") });
}
const choose = (key: string) => userEvent.click(screen.getByRole("radio", { name: text(key) }));
const save = () => userEvent.click(screen.getByRole("button", { name: text("save") }));

test("a reminder by mail is saved with its hour, and who has not confirmed the address is told", async () => {
  await show();
  expect(screen.getByRole("radio", { name: text("reminders_none") })).toHaveProperty("checked", true);
  expect(screen.getByText(text("reminders_mail_unconfirmed"))).toBeTruthy();
  await choose("reminders_mail");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: text("reminders_hour") }), "07:00");
  await save();
  await screen.findByText(text("account_saved"));
  expect(sent).toEqual([{ path: "/api/Memory/Settings", body: { reminder: { by: "mail", hour: 7 } } }]);
});

test("a browser without pushes says so and does not offer them", async () => {
  await show();
  expect(screen.getByRole("radio", { name: text("reminders_push") })).toHaveProperty("disabled", true);
  expect(screen.getByText(text("reminders_push_unsupported"))).toBeTruthy();
});

test("a push asks the browser first, and is taken back with another choice", async () => {
  browserTakesPushes();
  await show();
  await choose("reminders_push");
  await save();
  await screen.findByText(text("account_saved"));
  expect(sent).toEqual([
    { path: "/api/Memory/SubscribePush", body: { subscription: { endpoint, expirationTime: null, keys } } },
    { path: "/api/Memory/Settings", body: { reminder: { by: "push", hour: 20 } } },
  ]);
  sent.length = 0;
  await choose("reminders_none");
  await save();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(unsubscribe).toHaveBeenCalled();
  expect(sent[0]).toEqual({ path: "/api/Memory/UnsubscribePush", body: { subscription: { endpoint } } });
});

test("who has blocked notifications is told how to allow them, and nothing is saved", async () => {
  browserTakesPushes();
  permission = "denied";
  await show();
  await choose("reminders_push");
  await save();
  await screen.findByText(text("reminders_push_denied"));
  expect(sent).toEqual([]);
});

test("mails of the end of premium are switched off at once", async () => {
  await show();
  await userEvent.click(screen.getByRole("switch", { name: text("premium_mail") }));
  await waitFor(() => expect(sent).toEqual([{ path: "/api/User/UpdateProfile", body: { premiumMail: false } }]));
});

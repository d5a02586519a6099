import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import { afterEach, beforeAll, expect, test } from "vitest";
import { TextField } from "../../../design/field.tsx";
import { Form } from "../../../features/page/form/form.tsx";
import { textOf } from "../../../features/page/form/use-form.ts";
import { loadChosenMessages, m } from "../../messages.ts";
import { ConfirmArea } from "../../parts/confirm.tsx";
import { hasUnsaved } from "../../parts/unsaved.ts";
import { useConsoleForm } from "../../parts/use-console-form.ts";
import { UnsavedArea } from "./unsaved-area.tsx";

type Send = (name: string) => Promise<void>;

function Page({ send }: { send: Send }) {
  const form = useConsoleForm({ read: (data) => textOf(data, "name"), send });
  return (
    <>
      <UnsavedArea />
      <ConfirmArea />
      <Link to="/other">Elsewhere</Link>
      <Link to="/?open=1&search=x">Search</Link>
      <Form state={form} action="Save">
        <TextField label="Name" name="name" defaultValue="stored" />
      </Form>
    </>
  );
}

function open(send: Send = async () => undefined) {
  const routes = [
    { path: "/", element: <Page send={send} /> },
    { path: "/other", element: <h1>Other</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ["/?open=1"] });
  render(<RouterProvider router={router} />);
  return router;
}

function type(text: string) {
  const field = screen.getByLabelText("Name");
  fireEvent.focus(field);
  fireEvent.input(field, { target: { value: text } });
}

const question = () => screen.queryByRole("dialog", { name: m.unsaved_heading() });
const choose = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const leave = () => fireEvent.click(screen.getByRole("link", { name: "Elsewhere" }));

beforeAll(loadChosenMessages);
afterEach(() => expect(hasUnsaved()).toBe(false));

test("nothing is asked where nothing was typed, or all is as it was", async () => {
  open();
  type("changed");
  expect(hasUnsaved()).toBe(true);
  type("stored");
  leave();
  expect(await screen.findByRole("heading", { name: "Other" })).toBeDefined();
});

test("what was typed is asked about, stays, and goes when it is given up; a search leaves it", async () => {
  const router = open();
  type("changed");
  leave();
  await waitFor(() => expect(question()).not.toBeNull());
  choose(m.common_cancel());
  await waitFor(() => expect(question()).toBeNull());
  expect(router.state.location.pathname).toBe("/");
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("changed");
  fireEvent.click(screen.getByRole("link", { name: "Search" }));
  await waitFor(() => expect(router.state.location.search).toBe("?open=1&search=x"));
  expect(question()).toBeNull();
  const closing = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  leave();
  await waitFor(() => expect(question()).not.toBeNull());
  choose(m.unsaved_leave());
  expect(await screen.findByRole("heading", { name: "Other" })).toBeDefined();
});

test("what is saved may leave the page, while it is sent too; what was refused is asked about", async () => {
  const refusals = [new Error("no"), undefined];
  const router = open(async () => {
    const refusal = refusals.shift();
    if (refusal !== undefined) throw refusal;
    await router.navigate("/other");
  });
  type("changed");
  choose("Save");
  await waitFor(() => expect(screen.getAllByText(m.common_no_answer()).length).toBeGreaterThan(0));
  expect(hasUnsaved()).toBe(true);
  choose("Save");
  expect(await screen.findByRole("heading", { name: "Other" })).toBeDefined();
  expect(question()).toBeNull();
});

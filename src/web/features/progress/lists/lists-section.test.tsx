import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { textIn } from "../../../../../tests/e2e/texts.ts";
import { userDataStore } from "../../accounts/session/use-user-data.ts";
import ListsSection from "./lists-section.tsx";

test("a name that is too long is sent whole and refused with its reason, not cut in silence", async () => {
  const sent: unknown[] = [];
  const message = textIn("tr", "field_problem_list_name_long");
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (!String(url).includes("CreateList")) return Response.json([]);
    sent.push(JSON.parse(String(init?.body)));
    const errors = [{ field: "title", code: "list.name_long", message }];
    return Response.json(
      { type: "about:blank", title: "", status: 400, detail: "", code: "invalid", errors },
      { status: 400 },
    );
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  userDataStore().update({ token: "token", username: "ayse", mail: "ayse@example.org", knownListId: 7 });
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <ListsSection /> }])} />);
  const name = "q".repeat(120);
  await userEvent.type(await screen.findByRole("textbox", { name: textIn("tr", "list_name") }), name);
  await userEvent.click(screen.getByRole("button", { name: textIn("tr", "list_create") }));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(sent).toEqual([{ title: name }]);
});

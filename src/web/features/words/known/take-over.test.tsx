import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { textIn } from "../../../../../tests/e2e/texts.ts";
import { userDataStore } from "../../accounts/session/use-user-data.ts";
import { VisitorMarks } from "../../progress/known/visitor-marks.tsx";
import { KnownPanel } from "./known-panel.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("words that a visitor marked are counted on the overview as soon as they are taken over", async () => {
  let known: number[] = [];
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (String(url).includes("SetKnown")) {
      known = JSON.parse(String(init?.body)).wordIds;
      return new Response(null, { status: 204 });
    }
    return Response.json({ levels: [known.length, 0, 0, 0, 0] });
  });
  userDataStore().update({ token: "token", visitorKnown: [1, 2, 3, 4, 5, 6, 7] });
  const element = (
    <>
      <VisitorMarks />
      <KnownPanel />
    </>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  await screen.findByText(textIn("tr", "known_first_day"));
  await userEvent.click(screen.getByRole("button", { name: textIn("tr", "takeover_add") }));
  await waitFor(() => expect(screen.getByRole("link", { name: "7 kelime" })).toBeTruthy());
});

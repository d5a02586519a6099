import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { textIn } from "../../../../../tests/e2e/texts.ts";
import AuthPage from "./auth-page.tsx";

function open(state: object | undefined) {
  const routes = [{ path: "/giris", element: <AuthPage /> }];
  const initialEntries = [{ pathname: "/giris", state }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries })} />);
}

const goOn = () => screen.queryByRole("heading", { name: textIn("tr", "auth_login_heading") });

test("who has deleted the account is not told to go on", async () => {
  open({ sessionEnd: "deleted" });
  await screen.findByText(textIn("tr", "auth_end_deleted"));
  expect(goOn()).toBeNull();
});

test("who has logged out is", async () => {
  open({ sessionEnd: "loggedOut" });
  await screen.findByText(textIn("tr", "auth_end_logged_out"));
  expect(goOn()).not.toBeNull();
});

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

test("who comes for premium has the plans and their prices beside the form", async () => {
  open({ returnTo: "/premium?pdf=5000" });
  await screen.findByRole("complementary", { name: textIn("tr", "premium_title") });
  const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
  expect(terms[0]).toContain(textIn("tr", "shop_plan_1"));
  // As the specification has them.
  const prices = screen.getAllByRole("definition").map(({ textContent }) => textContent.replace(/[^\d.,]/g, ""));
  expect(prices).toEqual(["59,99", "499,99", "1.299,99"]);
});

test("who comes for the account has not", async () => {
  open({ returnTo: "/hesabim" });
  await screen.findByText(textIn("tr", "auth_needed"));
  expect(screen.queryAllByRole("definition")).toEqual([]);
});

test("who has logged out is", async () => {
  open({ sessionEnd: "loggedOut" });
  await screen.findByText(textIn("tr", "auth_end_logged_out"));
  expect(goOn()).not.toBeNull();
});

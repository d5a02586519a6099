import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { textIn } from "../../../../../tests/e2e/texts.ts";
import { userDataStore } from "../../accounts/session/use-user-data.ts";
import { ListLimit } from "./list-limit.tsx";

function open(lists: number) {
  const one = { title: "L", url: "l", isShared: false, wordCount: 0 };
  userDataStore().update({ token: "t", userWordLists: Array.from({ length: lists }, (_, id) => ({ ...one, id })) });
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <ListLimit /> }])} />);
}

test.each([
  [4, "list_limit_text", { limit: 4 }],
  [6, "list_limit_over", { limit: 4, have: 6, count: 3 }],
])("who has %d lists is told how many have to go", async (lists, key, values) => {
  open(lists);
  expect(await screen.findByText(textIn("tr", key, values))).toBeDefined();
});

import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textIn } from "../../../../../tests/e2e/texts.ts";
import { userDataStore } from "../../accounts/session/use-user-data.ts";
import { VisitorMarks } from "./visitor-marks.tsx";

const offer = () => screen.queryByRole("button", { name: textIn("tr", "takeover_add") });

beforeEach(() => {
  // Without a connection marks wait to be sent.
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no connection")));
  userDataStore().clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a visitor's marks of both kinds are added, but not over those of the account", async () => {
  userDataStore().update({
    token: "t",
    knownList: [1],
    unknownList: [2],
    visitorKnown: [1, 2, 3],
    visitorUnknown: [1, 2, 4],
  });
  render(<VisitorMarks />);
  const add = offer();
  if (add === null) throw new Error("nothing is offered");
  await userEvent.click(add);
  expect(userDataStore().get()).toMatchObject({
    knownList: [1, 3],
    unknownList: [2, 4],
    visitorKnown: [],
    visitorUnknown: [],
  });
  expect(offer()).toBeNull();
});

test("words that are not known are no reason to ask", () => {
  userDataStore().update({ token: "t", visitorUnknown: [4] });
  render(<VisitorMarks />);
  expect(offer()).toBeNull();
});

import { beforeEach, expect, test } from "vitest";
import { endSession, type SessionEnd } from "./end-session.ts";
import { userDataStore } from "./use-user-data.ts";

// @vitest-environment happy-dom

beforeEach(() => {
  userDataStore().update({ token: "t" });
  for (const key of ["history", "tonight", "isDark"]) localStorage.setItem(key, "{}");
});

test.each<SessionEnd>(["loggedOut", "deleted", "loggedOutEverywhere"])(
  "of who has %s no open quiz or evening stays in this browser",
  (end) => {
    endSession(end);
    expect(Object.keys(localStorage)).toEqual(["isDark"]);
  },
);

test("of a session that has expired the open quiz stays, for who signs in again", () => {
  endSession("expired");
  expect(Object.keys(localStorage).sort()).toEqual(["history", "isDark"]);
});

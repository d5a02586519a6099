import { DrizzleQueryError } from "drizzle-orm/errors";
import { describe, expect, test } from "vitest";
import { isDatabaseUnavailable } from "./is-database-unavailable.ts";

function withCode(code: string, more: object = {}): Error {
  return Object.assign(new Error("failed"), { code, ...more });
}

describe("says that the database is away", () => {
  test.each([
    ["refused", withCode("ECONNREFUSED")],
    ["reset", withCode("ECONNRESET")],
    ["no such host", withCode("ENOTFOUND")],
    ["no such Unix socket", withCode("ENOENT", { syscall: "connect" })],
    ["shut down", withCode("57P01")],
    ["crashed", withCode("57P02")],
    ["starting", withCode("57P03")],
    ["no room", withCode("53300")],
    ["a full disk of the server", withCode("53100")],
    ["no memory of the server", withCode("53200")],
    ["a full disk of ours", withCode("ENOSPC", { syscall: "write" })],
    ["a quota that is used up", withCode("EDQUOT", { syscall: "write" })],
    ["a disk that fails", withCode("58030")],
    ["a damaged table", withCode("XX001")],
    ["a damaged index", withCode("XX002")],
    ["connection failure", withCode("08006")],
    ["the pool's time-out", new Error("timeout exceeded when trying to connect")],
    ["a lost connection", new Error("Connection terminated unexpectedly")],
    ["a silent server", new Error("Query read timeout")],
    ["wrapped by Drizzle", new DrizzleQueryError("select 1", [], withCode("57P01"))],
    ["wrapped twice", new Error("a", { cause: new Error("b", { cause: withCode("ECONNRESET") }) })],
    ["all addresses of a host", new AggregateError([withCode("ECONNREFUSED"), withCode("ECONNREFUSED")])],
  ])("%s", (_name, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });
});

describe("does not", () => {
  test.each([
    ["a duplicate", withCode("23505")],
    ["a statement that ran too long", withCode("57014")],
    ["a missing file", withCode("ENOENT", { syscall: "open" })],
    ["a bug", new TypeError("x is not a function")],
    ["no error at all", { code: "ECONNREFUSED" }],
    ["nothing", undefined],
  ])("%s", (_name, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});

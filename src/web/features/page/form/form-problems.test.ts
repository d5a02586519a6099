import { expect, test } from "vitest";
import { readMessages } from "../../../../../tests/factories/message-files.ts";
import type { Problem } from "../../../../contract/problem.ts";
import { ApiError } from "../api-client.ts";
import { problemsOf } from "./form-problems.ts";

const refusal = (errors?: Problem["errors"]) =>
  new ApiError(400, { type: "t", title: "T", status: 400, detail: "Not valid.", code: "invalid", errors });

const texts = readMessages("tr");
const fields = new Set(["username", "password"]);

test("errors of known fields go to the fields, the first of each; the rest goes to the form", () => {
  const error = refusal([
    { field: "username", code: "a", message: "too short" },
    { field: "username", code: "b", message: "too odd" },
    { field: "timeZone", code: "c", message: "no such zone" },
  ]);
  expect(problemsOf(error, fields)).toEqual({
    form: ["no such zone"],
    fields: [expect.objectContaining({ field: "username", message: "too short" })],
  });
});

test("a problem without fields has the API's text", () => {
  expect(problemsOf(refusal(), fields)).toEqual({ form: ["Not valid."], fields: [] });
});

test("a response without a problem, and no response, have texts of their own", () => {
  expect(problemsOf(new ApiError(502, undefined), fields).form).toEqual([texts.form_failed]);
  expect(problemsOf(new TypeError("Failed to fetch"), fields).form).toEqual([texts.form_no_answer]);
});

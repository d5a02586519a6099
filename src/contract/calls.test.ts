import { expect, expectTypeOf, test } from "vitest";
import { type AnswerOf, type CallName, type InputOf, pathOf } from "./calls.ts";
import { ignored } from "./operation.ts";
import { operations, type ProblemCodeOf } from "./operations.ts";

/** A client's call, as far as its types go. */
const sent: unknown[] = [];
function call<Name extends CallName>(name: Name, ...input: InputOf<Name>): AnswerOf<Name> | undefined {
  sent.push([name, input]);
  return undefined;
}
const isProblem = <Name extends CallName>(_name: Name, code: ProblemCodeOf<Name>) => code !== undefined;

test("a client's call is checked by the table: its name, what it takes, what it answers, what it refuses with", () => {
  const answer = { tourId: "t", questionId: "q", answer: "rope" };
  call("Quiz/Answer", { body: answer });
  call("Quiz/GetHistory");
  call("WordList/GetWordListV2", { query: { type: 2, id: 12 } });
  call("WordList/GetUserLists", { query: { includeWords: false } });

  // @ts-expect-error misspelt call
  call("Quiz/Anwser", { body: answer });
  // @ts-expect-error call that leads a browser elsewhere
  call("Login/StartGoogle");
  // @ts-expect-error missing field of the body
  call("Quiz/Answer", { body: { tourId: "t", answer: "rope" } });
  // @ts-expect-error misspelt field of the body
  call("Quiz/Answer", { body: { ...answer, awnser: "rope" } });
  // @ts-expect-error missing body
  call("Quiz/Answer");
  // @ts-expect-error missing body of a call that needs nothing, which would be sent as a GET
  call("Login/Logout");
  // @ts-expect-error body of a GET
  call("Quiz/GetHistory", { body: {} });
  // @ts-expect-error missing field of the query
  call("Score/GetCalendar", { query: {} });
  // @ts-expect-error text where a number is wanted
  call("Score/GetCalendar", { query: { year: "2026" } });

  expectTypeOf(call("Quiz/DropQuiz", { body: { quizId: "q" } })).toEqualTypeOf<undefined>();
  call("Quiz/Answer", { body: answer })?.trueChoice;
  // @ts-expect-error misspelt field of the answer
  call("Quiz/Answer", { body: answer })?.trueChoise;

  isProblem("Quiz/Answer", "conflict");
  isProblem("Quiz/Answer", "unauthorized");
  // @ts-expect-error problem that the operation does not list
  isProblem("Quiz/Answer", "premium.required");
  // @ts-expect-error problem of a token where none is read
  isProblem("Home/GetContent", "unauthorized");
  expect(sent).toContainEqual(["Quiz/Answer", [{ body: answer }]]);
});

test("paths are those of the table, and a body says that a call is a POST", () => {
  for (const [name, { method, body, ...operation }] of Object.entries(operations)) {
    const isAsked = operation.status !== 302 && !("contentType" in operation);
    if (!isAsked) continue;
    expect(pathOf(name as CallName)).toBe("path" in operation ? operation.path : name);
    expect([name, body !== ignored]).toEqual([name, method === "POST"]);
  }
});

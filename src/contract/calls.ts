import type { z } from "zod";
import type { done } from "./operation.ts";
import type { OperationName, Operations } from "./operations.ts";

// What a client needs to know of the operations. Their schemas are imported as types alone, so that no Zod comes along.

/** The operations that answer in JSON; a browser is led to the others. */
export type CallName = {
  [Name in OperationName]: Operations[Name] extends { status: 302 } | { contentType: string } ? never : Name;
}[OperationName];

type CallWithPath = { [Name in CallName]: Operations[Name] extends { path: string } ? Name : never }[CallName];

const paths: Readonly<Partial<Record<CallName, string>>> = {
  "User/GetPreferences": "User/Preferences",
  "User/SetPreferences": "User/Preferences",
  "WordList/GetCoverageOfWords": "WordList/GetCoverage",
} satisfies { readonly [Name in CallWithPath]: Operations[Name]["path"] };

/** The part of a call's path after `/api/`. A call with a body is a POST, one without is a GET. */
export function pathOf(name: CallName): string {
  return paths[name] ?? name;
}

/** Values are given as what they are parsed to, and written into the address as text: a number will do for a text. */
export type QueryOf<Name extends CallName> = {
  readonly [Field in keyof z.input<Operations[Name]["query"]>]: InAddress<
    z.output<Operations[Name]["query"]>[Field & keyof z.output<Operations[Name]["query"]>]
  >;
};

type InAddress<Value> = Value extends string | number | boolean | undefined
  ? Value | (string extends Value ? number : never)
  : never;

/** Nothing in a body is changed. A consent is sent as it was given: the API refuses one that was not. */
export type BodyOf<Name extends CallName> = Sent<z.input<Operations[Name]["body"]>>;

type Sent<Value> = Value extends string | number | boolean | null | undefined
  ? Value | (Value extends true ? boolean : never)
  : { readonly [Field in keyof Value]: Sent<Value[Field]> };

/** A browser's FormData, as far as it can be described without the DOM; some calls take it in the place of JSON. */
type Form = { getAll(name: string): unknown[] };

type Input<Name extends CallName> = Operations[Name]["method"] extends "POST"
  ? { readonly body: BodyOf<Name> | (Operations[Name] extends { upload: unknown } ? Form : never) }
  : Record<never, never> extends QueryOf<Name>
    ? { readonly query?: QueryOf<Name> }
    : { readonly query: QueryOf<Name> };

/** What follows a call's name: its query (a GET) or its body (a POST); nothing where neither is wanted. */
export type InputOf<Name extends CallName> =
  Record<never, never> extends Input<Name> ? [input?: Input<Name>] : [input: Input<Name>];

/** What a call answers when all is well; undefined where its status says all. */
export type AnswerOf<Name extends CallName> = Operations[Name]["answer"] extends typeof done
  ? undefined
  : z.output<Operations[Name]["answer"]>;

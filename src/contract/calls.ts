import type { z } from "zod";
import type { done } from "./operation.ts";
import type { OperationName, Operations } from "./operations.ts";

// The operations as a client uses them. Type-only imports of the schemas keep Zod out of the browser's first load.

/** The operations that answer in JSON; the others are links for the browser. */
export type CallName = {
  [Name in OperationName]: Operations[Name] extends { status: 302 } | { contentType: string } ? never : Name;
}[OperationName];

type CallWithPath = { [Name in CallName]: Operations[Name] extends { path: string } ? Name : never }[CallName];

const paths: Readonly<Partial<Record<CallName, string>>> = {
  "Memory/ChangeSettings": "Memory/Settings",
  "Memory/GetNote": "Memory/Note",
  "Memory/GetPlan": "Memory/Plan",
  "Memory/GetSettings": "Memory/Settings",
  "Memory/SaveNote": "Memory/Note",
  "Memory/SavePlan": "Memory/Plan",
  "MySeries/GetMyTitles": "MySeries/GetTitles",
  "User/GetPreferences": "User/Preferences",
  "User/SetPreferences": "User/Preferences",
  "WordList/GetCoverageOfWords": "WordList/GetCoverage",
  "WordList/GetTonightOfWords": "WordList/GetTonight",
} satisfies { readonly [Name in CallWithPath]: Operations[Name]["path"] };

/** The part of a call's path after `/api/`. A call with a body is a POST, one without is a GET. */
export function pathOf(name: CallName): string {
  return paths[name] ?? name;
}

/** Values have the types that the schema parses them to; numbers may stand for text, as all become text in the URL. */
export type QueryOf<Name extends CallName> = {
  readonly [Field in keyof z.input<Operations[Name]["query"]>]: InAddress<
    z.output<Operations[Name]["query"]>[Field & keyof z.output<Operations[Name]["query"]>]
  >;
};

type InAddress<Value> = Value extends string | number | boolean | undefined
  ? Value | (string extends Value ? number : never)
  : never;

/** Read-only. A field that must be true, such as a consent, may be sent as false: the API then refuses it. */
export type BodyOf<Name extends CallName> = Sent<z.input<Operations[Name]["body"]>>;

type Sent<Value> = Value extends string | number | boolean | null | undefined
  ? Value | (Value extends true ? boolean : never)
  : { readonly [Field in keyof Value]: Sent<Value[Field]> };

/** A FormData, described without the types of the DOM. */
type Form = { getAll(name: string): unknown[] };

type Input<Name extends CallName> = Operations[Name]["method"] extends "POST"
  ? { readonly body: BodyOf<Name> | (Operations[Name] extends { upload: unknown } ? Form : never) }
  : Record<never, never> extends QueryOf<Name>
    ? { readonly query?: QueryOf<Name> }
    : { readonly query: QueryOf<Name> };

/** The arguments after a call's name: `{ query }` of a GET, `{ body }` of a POST; none where no field is required. */
export type InputOf<Name extends CallName> =
  Record<never, never> extends Input<Name> ? [input?: Input<Name>] : [input: Input<Name>];

/** The answer of a success; undefined for status 202 and 204. */
export type AnswerOf<Name extends CallName> = Operations[Name]["answer"] extends typeof done
  ? undefined
  : z.output<Operations[Name]["answer"]>;

import type { FastifyInstance } from "fastify";

type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly minimum?: number;
  readonly maximum?: number;
};

type Operation = {
  readonly operationId: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content?: { readonly "application/json"?: { readonly schema?: Schema } } };
};

/** A call as the OpenAPI document describes it. */
export type DocumentedCall = {
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly needsToken: boolean;
  readonly hasBody: boolean;
  /** The call with every field filled: texts by their names, all numbers alike. */
  request(fill: Filling): { readonly url: string; readonly payload?: unknown };
};

export type Filling = {
  readonly number: number | ((field: string) => number);
  readonly text: (field: string) => string;
  /** Fields that are left out. */
  readonly without?: ReadonlySet<string>;
};

function numberOf({ number }: Filling, field: string): number {
  return typeof number === "number" ? number : number(field);
}

function typeOf({ type }: Schema): string | undefined {
  return typeof type === "string" ? type : type?.find((each) => each !== "null");
}

/** Every call of the API, from its own document. */
export async function documentedCalls(app: FastifyInstance): Promise<DocumentedCall[]> {
  const document = (await app.inject({ url: "/api/openapi.json" })).json();
  const schemas: Readonly<Record<string, Schema>> = document.components.schemas;
  const paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> = document.paths;

  function sample(schema: Schema, field: string, fill: Filling): unknown {
    if (schema.$ref !== undefined) return sample(schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}, field, fill);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return schema.enum[0];
    const [choice] = schema.anyOf?.filter((each) => each.type !== "null") ?? [];
    if (choice !== undefined) return sample(choice, field, fill);
    switch (typeOf(schema)) {
      case "integer":
      case "number":
        return Math.min(
          Math.max(numberOf(fill, field), schema.minimum ?? 0),
          schema.maximum ?? Number.MAX_SAFE_INTEGER,
        );
      case "boolean":
        return true;
      case "array":
        return [sample(schema.items ?? {}, field, fill)];
      case "object":
        return Object.fromEntries(
          Object.entries(schema.properties ?? {})
            .filter(([name]) => fill.without?.has(name) !== true)
            .map(([name, inner]) => [name, sample(inner, name, fill)]),
        );
      default:
        return fill.text(field);
    }
  }

  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): DocumentedCall => {
      const ways = operation.security ?? [];
      const body = operation.requestBody?.content?.["application/json"]?.schema;
      return {
        name: operation.operationId,
        method: method === "get" ? "GET" : "POST",
        path,
        needsToken: ways.length > 0 && ways.every((way) => "bearer" in way),
        hasBody: body !== undefined,
        request(fill) {
          const query = (operation.parameters ?? [])
            .filter((parameter) => parameter.in === "query" && fill.without?.has(parameter.name) !== true)
            .map(({ name, schema }) => [name, String(sample(schema, name, fill))]);
          const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(fill.text(name)));
          const url = query.length === 0 ? filled : `${filled}?${new URLSearchParams(query)}`;
          return body === undefined ? { url } : { url, payload: sample(body, "", fill) };
        },
      };
    }),
  );
}

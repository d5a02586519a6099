import { z } from "zod";

type Schema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly anyOf?: readonly Schema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
};

const sizeOf = (value: unknown) => JSON.stringify(value)?.length ?? 0;
const largest = (values: readonly unknown[]) => values.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];

/**
 * The largest body that a schema allows and people send: every field, every array full, ids of 16 digits, texts of
 * letters that take two bytes. Tokens are letters of one byte.
 */
export function largestBodyOf(schema: z.ZodType): string {
  const document = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const definitions = (document.$defs ?? {}) as Readonly<Record<string, Schema>>;

  function fill(part: Schema, field: string): unknown {
    if (part.$ref !== undefined) return fill(definitions[part.$ref.split("/").at(-1) ?? ""] ?? {}, field);
    if (part.const !== undefined) return part.const;
    if (part.enum !== undefined) return largest(part.enum);
    if (part.anyOf !== undefined) return largest(part.anyOf.map((choice) => fill(choice, field)));
    if (part.prefixItems !== undefined) return part.prefixItems.map((item) => fill(item, field));
    if (part.format === "uuid") return "12345678-1234-4234-8234-123456789012";
    if (part.format === "date-time") return "2026-11-28T10:00:00.000Z";
    switch (part.type) {
      case "array":
        return Array.from({ length: part.maxItems ?? 50 }, () => fill(part.items ?? {}, field));
      case "object":
        return Object.fromEntries(
          Object.entries(part.properties ?? {}).map(([name, inner]) => [name, fill(inner, name)]),
        );
      case "string":
        return (/token/i.test(field) ? "t" : "ş").repeat(part.maxLength ?? 100);
      case "integer":
      case "number":
        return Math.min(part.maximum ?? Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
      default:
        return part.type === "boolean" ? false : null;
    }
  }

  return JSON.stringify(fill(document as Schema, ""));
}

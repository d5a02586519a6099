import fc from "fast-check";
import { expect, test } from "vitest";
import { maxDepth } from "./body-table.ts";
import { faultOfJson } from "./scan-json.ts";

type Count = { values: number; keys: number; depth: number };

/** The same counts by walking the value that is written. */
function countOf(value: unknown, depth = 0): Count {
  if (typeof value !== "object" || value === null) return { values: 0, keys: 0, depth };
  const inner = Object.values(value).map((one) => countOf(one, depth + 1));
  const sum = (of: "values" | "keys") => inner.reduce((total, count) => total + count[of], 0);
  const size = inner.length;
  return {
    // The brackets count as one, and each comma.
    values: 1 + Math.max(0, size - 1) + sum("values"),
    keys: (Array.isArray(value) ? 0 : size) + sum("keys"),
    depth: Math.max(depth + 1, ...inner.map((count) => count.depth)),
  };
}

test("counts what is written, whatever stands in strings", () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('"', "\\", '\\"', "{[,:]}", "\\\\", "ş"));
  const value = fc.letrec((tie) => ({
    any: fc.oneof({ maxDepth: 4 }, text, fc.integer(), fc.array(tie("any")), fc.dictionary(text, tie("any"))),
  })).any;
  fc.assert(
    fc.property(value, (body) => {
      const json = Buffer.from(JSON.stringify(body));
      const { values, keys } = countOf(body);
      expect(faultOfJson(json, { values, keys })).toBeUndefined();
      if (values > 0) expect(faultOfJson(json, { values: values - 1, keys })).toBe("many");
      if (keys > 0) expect(faultOfJson(json, { values, keys: keys - 1 })).toBe("many");
    }),
  );
});

test("finds what is nested too deep, also in what is no JSON", () => {
  const nested = (depth: number) => Buffer.from("[".repeat(depth));
  expect(faultOfJson(nested(maxDepth), { values: 100, keys: 100 })).toBeUndefined();
  expect(faultOfJson(nested(maxDepth + 1), { values: 100, keys: 100 })).toBe("deep");
});

test.each(['"', '"\\', '"\\"', '{"a', "]]]]"])("ends at the end of %s", (text) => {
  expect(faultOfJson(Buffer.from(text), { values: 9, keys: 9 })).toBeUndefined();
});

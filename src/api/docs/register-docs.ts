import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import type { Operation } from "../../contract/operation.ts";
import { operations } from "../../contract/operations.ts";
import { smallBody } from "../costs/body-table.ts";

const description = `The calls of Dizi Okulu, for its pages, its mobile apps and other programs.

The header \`lang\` (tr, en, es; none: tr, unknown: en) chooses the language of error texts.
Errors are \`application/problem+json\` (RFC 9457); programs act on \`code\`, people read \`detail\`.
Dates are ISO 8601 in UTC.
A body has at most ${smallBody.kb} KB and ${smallBody.values} values (items of arrays, fields of objects), unless its call says more; beyond them 413.`;

/** Swagger UI's own scripts alone; some of its styles are inline. */
const documentationPolicy = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "base-uri": ["'none'"],
  "frame-ancestors": ["'none'"],
};

type ApiDocument = ReturnType<typeof jsonSchemaTransformObject>;

const reference = /"#\/components\/schemas\/([^"]+)"/g;

/** The transform adds every named schema as input and as output; most are used as one of them. */
function withoutUnusedSchemas(document: ApiDocument): ApiDocument {
  if (!("components" in document)) return document;
  const schemas: Record<string, unknown> = document.components?.schemas ?? {};
  const used = new Set<string>();
  function use(part: unknown): void {
    for (const [, name = ""] of (JSON.stringify(part) ?? "").matchAll(reference)) {
      if (used.has(name)) continue;
      used.add(name);
      use(schemas[name]);
    }
  }
  use(document.paths);
  for (const name of Object.keys(schemas)) if (!used.has(name)) delete schemas[name];
  return document;
}

/** Calls that take files say so: the transform knows the JSON of a body alone. */
function withUploads(document: ApiDocument): ApiDocument {
  if (!("openapi" in document)) return document;
  for (const [name, { upload }] of Object.entries<Operation>(operations)) {
    const operation = document.paths?.[`/api/${name}`]?.post;
    if (upload === undefined || operation === undefined) continue;
    const file = { type: "string", format: "binary" } as const;
    const properties = { file: upload.maxFiles === undefined ? file : ({ type: "array", items: file } as const) };
    // The others' JSON is an empty body.
    const body = name === "WordList/GenerateList" ? operation.requestBody : undefined;
    operation.requestBody = {
      content: {
        ...(body !== undefined && "content" in body && body.content),
        "multipart/form-data": { schema: { type: "object", properties, required: ["file"] } },
      },
    };
  }
  return document;
}

/** The OpenAPI 3.1 document of every call at /api/openapi.json, readable at /api/docs. */
export async function registerDocs(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Dizi Okulu", description, version: "1.0.0", license: { name: "MIT", identifier: "MIT" } },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => withoutUnusedSchemas(withUploads(jsonSchemaTransformObject(document))),
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: documentationPolicy,
    uiConfig: { deepLinking: true, tryItOutEnabled: true },
    theme: { title: "Dizi Okulu API" },
  });
  app.get("/api/openapi.json", { schema: { hide: true } }, (_request, reply) =>
    reply.header("cache-control", "public, max-age=60").send(app.swagger()),
  );
}

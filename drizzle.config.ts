import { defineConfig } from "drizzle-kit";

/** `npx drizzle-kit generate --name <what-changes>` writes the next migration from the schemas; it needs no database. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./src/storage/*/{schema,readings-schema}.ts",
  out: "./src/storage/migrations",
});

import type { TestProject } from "vitest/node";
import { dropTemplate, embeddedTemplate, postgresTemplate, type TemplateDatabase } from "./template-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    templateDatabase: TemplateDatabase;
  }
}

/** Makes the database that all test files copy: in PostgreSQL where TEST_DATABASE_URL names one, else embedded. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  const template = url === undefined ? await embeddedTemplate() : await postgresTemplate(url);
  project.provide("templateDatabase", template);
  return () => dropTemplate(template);
}

import { runUploads } from "../../src/services/my-series/run-uploads.ts";
import { openDatabase } from "../../src/storage/database.ts";

// Reads what was brought, as the worker does, until it is killed: node read-until-killed.ts OPTIONS FOLDER

const [, , options = "", broughtFolder = ""] = process.argv;
const database = await openDatabase(JSON.parse(options));
const services = {
  database,
  broughtFolder,
  contentVersion: { current: () => 0, refresh: async () => 0, stop: () => undefined },
  now: () => new Date(),
};
await runUploads(services, new AbortController().signal);

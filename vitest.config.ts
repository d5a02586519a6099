import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "pure",
          include: ["src/{domain,contract,web}/**/*.test.{ts,tsx}", "tests/*.test.ts"],
        },
      },
      {
        test: {
          name: "database",
          globalSetup: ["tests/factories/global-setup.ts"],
          include: ["src/{storage,providers,services,api,main}/**/*.test.ts", "tests/faults/**/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web/app",
  buildDirectory: "build",
  // The manifest of all routes comes with the first document: the pages are few, and no further address is needed.
  routeDiscovery: { mode: "initial" },
  // A page's loader is small; a file of its own would only be one more request.
  splitRouteModules: false,
} satisfies Config;

import type { Plugin } from "vite";

/**
 * Patches how React Router loads route modules. It reloads the page when one cannot be loaded, which offline ends in the
 * browser's error page. This replaces the module by one whose loader fails, so that the error boundary offers to try
 * again. Goes when the router has a setting for it.
 */
export function failedRouteModules(): Plugin {
  const reload = "window.location.reload();\n\t\treturn new Promise(() => {});";
  // Without any module the router would wait for its loader for ever.
  const failedModule = "return { clientLoader() { throw error; }, default() { throw error; } };";
  let isReplaced = false;
  return {
    name: "failed-route-modules",
    apply: "build",
    buildEnd(error) {
      if (!error && !isReplaced)
        this.error("React Router loads route modules differently now: see failed-route-modules.ts");
    },
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/ },
      handler(code) {
        isReplaced ||= code.includes(reload);
        return { code: code.replace(reload, failedModule), map: null };
      },
    },
  };
}

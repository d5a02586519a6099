import type { ComponentType } from "react";
import { loadChosenMessages } from "../messages.ts";
import type { ConsoleProps } from "../paths.ts";
import { askAhead } from "./ask-ahead.ts";
import { Console } from "./console.tsx";

/** Its address is written here by the build (src/build/console-styles.ts); the development server adds styles itself. */
const stylesHref = import.meta.env.DEV ? undefined : "__CONSOLE_STYLES__";

/** The console, with its styles and texts in place. */
export async function loadConsole(): Promise<ComponentType<ConsoleProps>> {
  askAhead(window.location.pathname);
  await Promise.all([addStyles(), loadChosenMessages()]);
  return Console;
}

let styles: Promise<void> | undefined;

function addStyles(): Promise<void> {
  if (stylesHref === undefined) return Promise.resolve();
  const href = stylesHref;
  styles ??= new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error("The console's styles cannot be loaded")));
    document.head.append(link);
  });
  return styles;
}

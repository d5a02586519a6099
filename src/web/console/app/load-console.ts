import type { ComponentType } from "react";
import { loadChosenMessages } from "../messages.ts";
import type { ConsoleProps } from "../paths.ts";
// A file of its own: the stylesheet that every page loads has nothing of the console.
import stylesHref from "../styles/console.css?url";

/** The console, with its styles and texts in place. */
export async function loadConsole(): Promise<ComponentType<ConsoleProps>> {
  const [{ Console }] = await Promise.all([import("./console.tsx"), addStyles(), loadChosenMessages()]);
  return Console;
}

let styles: Promise<void> | undefined;

function addStyles(): Promise<void> {
  styles ??= new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: stylesHref });
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error("The console's styles cannot be loaded")));
    document.head.append(link);
  });
  return styles;
}

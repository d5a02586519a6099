import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { defaultLocale, isLocale } from "../../domain/locale/locale.ts";
import { browserSources } from "../features/catalogue/browser-sources.ts";
import { sourcesContext } from "../features/page/page-context.ts";
import { overwriteGetLocale } from "../i18n/generated/runtime.js";

const lang = document.documentElement.lang;
const locale = isLocale(lang) ? lang : defaultLocale;
overwriteGetLocale(() => locale);

const sources = browserSources();
const context = new RouterContextProvider();
context.set(sourcesContext, sources);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* As a transition, a new page could be kept from the screen for seconds after the address has changed. */}
      <HydratedRouter getContext={() => context} useTransitions={false} />
    </StrictMode>,
  );
});

// Loads the catalogue once per document, when the browser is idle. A failure is reported when the catalogue is used.
const whenIdle = window.requestIdleCallback ?? setTimeout;
whenIdle(() => {
  sources.catalogue.get().catch(() => undefined);
});

// No first load is made longer by it.
setTimeout(() => {
  import("./late-start.ts").catch(() => undefined);
}, 10_000);

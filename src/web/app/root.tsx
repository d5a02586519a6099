import titleFont from "@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url";
import textFont from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";
import { type ReactNode, use } from "react";
import {
  Links,
  type LinksFunction,
  Meta,
  type MetaFunction,
  Outlet,
  type RouterContextProvider,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useRouteError,
} from "react-router";
import type { Locale } from "../../domain/locale/locale.ts";
import textLetters from "../design/styles/generated/text-letters.woff2?url";
import titleLetters from "../design/styles/generated/title-letters.woff2?url";
import { themeColors, useRootTheme } from "../design/theme.ts";
import { guardedPages } from "../features/accounts/session/guarded-pages.ts";
import { useUserData } from "../features/accounts/session/use-user-data.ts";
import { FailureScreen } from "../features/page/failure-screen.tsx";
import { late, useLoaded } from "../features/page/late.ts";
import { siteContext } from "../features/page/page-context.ts";
import { pageFailureOf } from "../features/page/page-loader.ts";
import { failureMeta } from "../features/page/page-meta.ts";
import { localeOfPath, matchPath, pathOf } from "../features/page/paths.ts";
import { AdSlot } from "../features/premium/ads/ad-slot.tsx";
import { m } from "../i18n/generated/messages.js";
import { SiteFooter } from "./header/site-footer.tsx";
import { SiteHeader } from "./header/site-header.tsx";
import { afterPaintScript, beforePaintScript, NonceContext, useRootUser } from "./inline-scripts.ts";
import { PageProgress, useFocusOnNavigation, useSlowNavigation } from "./navigation.tsx";
import "../design/styles/fonts.css";
import "../design/styles/tokens.css";
import "../design/styles/base.css";
import "../design/styles/controls.css";

export function loader({ context }: { context: Readonly<RouterContextProvider> }) {
  return context.get(siteContext);
}

/** Fetched with the document, so that few visitors see the fallback faces of design/styles/fonts.css. */
function firstFontFiles(locale: Locale): readonly string[] {
  return locale === "tr" ? [textFont, titleFont, textLetters, titleLetters] : [textFont, titleFont];
}

const themes = ["light", "dark"] as const;

/** The site's configuration comes with the document and never changes. */
export const shouldRevalidate = () => false;

export const links: LinksFunction = () => [
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

/** Of the error screens; pages have their own. */
export const meta: MetaFunction<typeof loader> = ({ loaderData, error }) =>
  failureMeta(pageFailureOf(error, false), loaderData);

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isLoading = useNavigation().state === "loading";
  const locale = localeOfPath(pathname);
  useRootUser();
  useRootTheme();
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {themes.map((theme) => (
          <meta
            key={theme}
            name="theme-color"
            content={themeColors[theme]}
            media={`(prefers-color-scheme: ${theme})`}
            data-theme={theme}
          />
        ))}
        <script
          nonce={use(NonceContext)}
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? beforePaintScript() + afterPaintScript() : "" }}
          suppressHydrationWarning
        />
        {firstFontFiles(locale).map((file) => (
          <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="manifest" href={`${locale === "tr" ? "" : `/${locale}`}/manifest.webmanifest`} />
        <Links />
        <Meta />
      </head>
      <body>
        <a className="skip-link" href="#content">
          {m.skip_to_content()}
        </a>
        <SiteHeader pathname={pathname} />
        <main id="content" tabIndex={-1} aria-busy={isLoading}>
          {children}
        </main>
        <AdSlot pathname={pathname} />
        <SiteFooter pathname={pathname} />
        <PageProgress />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  useFocusOnNavigation();
  const slowTarget = useSlowNavigation();
  const SessionKeeper = useSessionKeeper();
  return (
    <>
      {SessionKeeper && <SessionKeeper />}
      {slowTarget === undefined ? <Outlet /> : <FailureScreen failure="timeout" retryHref={slowTarget} />}
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  useFocusOnNavigation();
  const isOffline = typeof navigator !== "undefined" && navigator.onLine === false;
  return <FailureScreen failure={pageFailureOf(error, isOffline)} retryHref={pathname} />;
}

const sessionKeeper = late(() => import("./session-keeper.tsx"));

/**
 * The component that keeps the session, loaded after hydration and only for a signed-in user or on a page that needs
 * one: no page needs it to render. Once loaded, it stays. The console needs nothing of what it asks for; its own calls
 * end a session that is over.
 */
function useSessionKeeper() {
  const { token } = useUserData();
  const { pathname } = useLocation();
  const page = matchPath(pathname)?.id;
  const isNeeded =
    (token !== undefined && !pathname.startsWith(pathOf("console", "tr"))) ||
    (page !== undefined && guardedPages[page] === "signedIn");
  // Without a connection the session could not be checked either.
  return useLoaded(isNeeded, sessionKeeper);
}

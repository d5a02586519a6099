import { browser } from "wxt/browser";
import type { Locale } from "../domain/locale/locale.ts";
import { callSite } from "./site-api.ts";
import { sitePaths, siteUrl } from "./site-url.ts";

/** The person whose session on the site this is. */
export type Account = { readonly token: string; readonly username: string };

function isAccount(value: unknown): value is Account {
  return typeof value === "object" && value !== null && "token" in value && "username" in value;
}

/** Undefined while nobody is signed in. */
export async function readAccount(): Promise<Account | undefined> {
  const { account } = await browser.storage.local.get("account");
  return isAccount(account) ? account : undefined;
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/**
 * Opens the site's page on which the person lets the extension in. The verifier stays here; the page has its SHA-256
 * alone (RFC 7636), so that nobody else can use the code that it gives.
 */
export async function startHandOver(locale: Locale): Promise<void> {
  const verifier = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  await browser.storage.session.set({ verifier });
  const challenge = base64Url(new Uint8Array(hash));
  await browser.tabs.create({ url: `${siteUrl}${sitePaths.account[locale]}?page=security&challenge=${challenge}` });
}

const handedOver = /^#extension-code=([\w-]{43})$/;

/**
 * Takes the code that the site's page has put behind its address, and tells the page how it went.
 *
 * @returns whether somebody was signed in
 */
export async function finishHandOver(tabId: number, address: string): Promise<boolean> {
  const { origin, pathname, hash } = new URL(address);
  const code = handedOver.exec(hash)?.[1];
  if (origin !== new URL(siteUrl).origin || code === undefined) return false;
  const { verifier } = await browser.storage.session.get("verifier");
  let isSignedIn = false;
  if (typeof verifier === "string") {
    await browser.storage.session.remove("verifier");
    try {
      const { token, username } = await callSite("Login/RedeemExtension", { body: { code, verifier } });
      await browser.storage.local.set({ account: { token, username } satisfies Account });
      isSignedIn = true;
    } catch {
      isSignedIn = false;
    }
  }
  // Another address, and no other hash: the page loads anew, with the session in its list.
  const url = `${siteUrl}${pathname}?page=security&extension=${isSignedIn ? "connected" : "refused"}`;
  await browser.tabs.update(tabId, { url });
  return isSignedIn;
}

/** Ends the session here; on the site too, where it can be reached. */
export async function forgetAccount(): Promise<void> {
  const account = await readAccount();
  await browser.storage.local.remove(["account", "site"]);
  if (account !== undefined) {
    await callSite("Login/Logout", { token: account.token, body: {} }).catch(() => undefined);
  }
}

import type { Page } from "@playwright/test";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { textIn } from "./texts.ts";

const text = (key: string) => textIn("tr", key);

export const securityPage = `${pathOf("account", "tr")}?page=security`;

/** Chromium's own authenticator, which its person touches at once, or not at all. */
export async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    touch: async (enabled: boolean): Promise<void> => {
      await session.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
    },
    count: async () => (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
  };
}

/** Where the account page shows them. */
export const passkeysPart = (page: Page) => page.getByRole("region", { name: text("passkeys_heading") });

export async function addPasskey(page: Page, name: string) {
  await passkeysPart(page)
    .getByRole("button", { name: text("passkey_add") })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(text("passkey_name")).fill(name);
  await dialog.getByRole("button", { name: text("passkey_go_on") }).click();
}

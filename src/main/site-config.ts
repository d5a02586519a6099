import { paytrOrigin } from "../providers/payments/paytr-provider.ts";
import type { SiteConfig } from "../web/features/page/site-config.ts";
import type { Config } from "./config.ts";

function nameOfLink(url: string): string {
  return new URL(url).hostname.replace(/^www\./, "");
}

/** The sandbox takes the place of PayTR, and has no frame. */
function hasPaytrFrame({ payments: { paytr, sandboxPort } }: Config): boolean {
  return paytr !== undefined && sandboxPort === undefined;
}

/** What pages may show of the configuration; everything in it is public. */
export function siteConfigOf(config: Config, publicUrl: string): SiteConfig {
  const { appStoreUrl, googlePlayUrl, contactMail, legal, socialLinks, google } = config;
  return {
    name: "Dizi Okulu",
    publicUrl,
    contactMail: contactMail ?? `info@${new URL(publicUrl).hostname}`,
    legal: {
      ...(legal.name === undefined ? {} : { name: legal.name }),
      ...(legal.address === undefined ? {} : { address: legal.address }),
      ...(legal.country === undefined ? {} : { country: legal.country }),
    },
    hasGoogle: google !== undefined,
    storeLinks: {
      ...(appStoreUrl === undefined ? {} : { ios: appStoreUrl }),
      ...(googlePlayUrl === undefined ? {} : { android: googlePlayUrl }),
    },
    hasSpeech: config.speechProgram !== undefined,
    ...(hasPaytrFrame(config) && { paymentFrameOrigin: paytrOrigin }),
    socialLinks: socialLinks.map((url) => ({ name: nameOfLink(url), url })),
  };
}

import type { SiteConfig } from "../web/features/page/site-config.ts";
import type { Config } from "./config.ts";

function nameOfLink(url: string): string {
  return new URL(url).hostname.replace(/^www\./, "");
}

/**
 * What pages may show of the configuration; everything in it is public.
 *
 * @param paymentFrameOrigin of the payment provider whose page is shown in a frame; only pages need it
 */
export function siteConfigOf(config: Config, publicUrl: string, paymentFrameOrigin?: string): SiteConfig {
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
    ...(paymentFrameOrigin !== undefined && { paymentFrameOrigin }),
    ...(config.adsFrameOrigin !== undefined && { adsFrameOrigin: config.adsFrameOrigin }),
    socialLinks: socialLinks.map((url) => ({ name: nameOfLink(url), url })),
  };
}

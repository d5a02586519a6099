/** Addresses of the mobile apps; absent where there is no app. */
export type StoreLinks = { readonly ios?: string; readonly android?: string };

/** Who runs the site; absent is what the operator has not stated. */
export type LegalIdentity = { readonly name?: string; readonly address?: string; readonly country?: string };

/** What the operator decides about the site; made by main from its configuration. Everything here is public. */
export type SiteConfig = {
  readonly name: string;
  /** The site's own address, such as https://example.org, without a path. */
  readonly publicUrl: string;
  readonly contactMail: string;
  readonly legal: LegalIdentity;
  /** Whether sign-in with Google is offered. */
  readonly hasGoogle: boolean;
  readonly storeLinks: StoreLinks;
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[];
  /** GET /api/Speech/{wordId} speaks words. */
  readonly hasSpeech?: boolean;
};

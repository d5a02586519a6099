/** Addresses of the mobile apps; absent where there is no app. */
export type StoreLinks = { readonly ios?: string; readonly android?: string };

/** Who runs the site; absent where the operator has not stated it. */
export type LegalIdentity = { readonly name?: string; readonly address?: string; readonly country?: string };

/** The operator's settings of the site, made by main from its configuration. All of it is public. */
export type SiteConfig = {
  readonly name: string;
  /** The site's origin, such as https://example.org. */
  readonly publicUrl: string;
  readonly contactMail: string;
  readonly legal: LegalIdentity;
  /** Whether sign-in with Google is offered. */
  readonly hasGoogle: boolean;
  readonly storeLinks: StoreLinks;
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[];
  /** GET /api/Speech/{wordId} speaks words. */
  readonly hasSpeech?: boolean;
  /** Whose page for cards is shown in a frame, by the premium page alone; absent where no provider has one. */
  readonly paymentFrameOrigin?: string;
  /** Whose page is shown in a frame as an advertisement; absent where there is no advertising. */
  readonly adsFrameOrigin?: string;
};

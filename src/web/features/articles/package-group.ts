/** A package, or a body of data, that the site is made with. */
export type UsedPackage = {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression where there is one. */
  readonly licence: string;
  /** Its home page; absent where it names none. */
  readonly url?: string;
};

export type PackageGroupKind = "data" | "fonts" | "direct" | "indirect";

export type PackageGroup = { readonly kind: PackageGroupKind; readonly packages: readonly UsedPackage[] };

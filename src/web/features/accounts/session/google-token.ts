let kept: string | undefined;

/** Keeps an ID token for the page that asked for it: in this document alone, never in an address or a store. */
export function keepGoogleToken(token: string | undefined): void {
  kept = token;
}

export function keptGoogleToken(): string | undefined {
  return kept;
}

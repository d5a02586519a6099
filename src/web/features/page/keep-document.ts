let keepers = 0;

/** Whether the document must not be loaded anew for another release. */
export function isDocumentKept(): boolean {
  return keepers > 0;
}

/** For what only this document has, such as a running quiz; returns what ends it. */
export function keepDocument(): () => void {
  keepers += 1;
  return () => {
    keepers -= 1;
  };
}

/** Something that was just done to words, said in the selection bar with a way back. */
export type BarChange = {
  /** Another change has another. */
  readonly id: string;
  readonly text: string;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
};

/** What the owner of a list may do with its words besides reading them. */
export type ListOwner = {
  /** Takes words out of the list. Rejects when that failed. */
  readonly onRemove: (ids: readonly number[]) => Promise<void>;
  readonly change: BarChange | undefined;
};

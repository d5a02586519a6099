/** Who asks for a title: a person's id, or undefined for a visitor. */
export type TitleReader = number | undefined;

/** A private title is its owner's alone; all others are everybody's. `ownerId` is null where nobody has it. */
export function canReadTitle(
  reader: TitleReader,
  { isPrivate, ownerId }: { readonly isPrivate: boolean; readonly ownerId: number | null },
): boolean {
  return !isPrivate || (reader !== undefined && ownerId === reader);
}

/** A file with its path in the folder it was in. */
export type PathFile = { readonly path: string; readonly file: File };

/** More than this are not looked for in folders. */
export const mostDropped = 10_000;

/** The files of an input; those of a folder with their paths in it. */
export function filesOfList(list: FileList | null): PathFile[] {
  return [...(list ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}

/** What was dropped, with all that is in its folders. */
export async function filesOfDrop(transfer: DataTransfer): Promise<PathFile[]> {
  // Taken at once: the list is empty as soon as the event is over.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return filesOfList(transfer.files);
  const found: PathFile[] = [];
  for (const entry of entries) await addFilesOf(entry, found);
  return found;
}

async function addFilesOf(entry: FileSystemEntry, found: PathFile[]): Promise<void> {
  if (found.length > mostDropped) return;
  const path = entry.fullPath.replace(/^\//, "");
  if (isFile(entry)) {
    // What cannot be opened, as what has gone meanwhile, is left out.
    const file = await new Promise<File | undefined>((resolve) => entry.file(resolve, () => resolve(undefined)));
    if (file !== undefined) found.push({ path, file });
  } else if (isFolder(entry)) {
    for (const inside of await entriesOf(entry)) await addFilesOf(inside, found);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** A reader gives a hundred entries at a time, and an empty list at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (some.length === 0) return entries;
    entries.push(...some);
  }
}

import { type DragEvent, useState } from "react";
import { filesOfDrop, type PathFile } from "./dropped-files.ts";

/**
 * A part of a page on which files and folders can be dropped.
 *
 * @param onFiles gets them with all that is in their folders; what was dropped is let go without it
 */
export function useDrop(onFiles: ((files: readonly PathFile[]) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  const [isLooking, setLooking] = useState(false);

  async function take({ dataTransfer }: DragEvent): Promise<void> {
    if (onFiles === undefined) return;
    setLooking(true);
    onFiles(await filesOfDrop(dataTransfer).finally(() => setLooking(false)));
  }

  return {
    /** Folders are looked through. */
    isLooking,
    /** For the element. */
    zone: {
      "data-over": isOver || undefined,
      onDragOver(event: DragEvent) {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        setOver(false);
        void take(event);
      },
    },
  };
}

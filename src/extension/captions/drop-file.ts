type Handlers = {
  /** A file is held over the video, or no longer. */
  onOver(isOver: boolean): void;
  onFile(file: File): void;
};

/** Files that are dropped on the video, before the page has them. */
export function listenToDrops(video: HTMLVideoElement, { onOver, onFile }: Handlers): { stop(): void } {
  function isOnVideo({ clientX, clientY, dataTransfer }: DragEvent): boolean {
    const { left, right, top, bottom } = video.getBoundingClientRect();
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    return isInside && dataTransfer?.types.includes("Files") === true;
  }

  function onDragOver(event: DragEvent): void {
    const isOver = isOnVideo(event);
    onOver(isOver);
    if (!isOver) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function onDrop(event: DragEvent): void {
    onOver(false);
    if (!isOnVideo(event)) return;
    event.preventDefault();
    event.stopPropagation();
    const file = event.dataTransfer?.files[0];
    if (file !== undefined) onFile(file);
  }

  function onLeave({ relatedTarget }: DragEvent): void {
    if (relatedTarget === null) onOver(false);
  }

  window.addEventListener("dragover", onDragOver, true);
  window.addEventListener("drop", onDrop, true);
  window.addEventListener("dragleave", onLeave, true);
  return {
    stop() {
      window.removeEventListener("dragover", onDragOver, true);
      window.removeEventListener("drop", onDrop, true);
      window.removeEventListener("dragleave", onLeave, true);
    },
  };
}

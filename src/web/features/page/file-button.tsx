import type { ReactNode } from "react";
import { filesOfList, type PathFile } from "./dropped-files.ts";
import styles from "./file-button.module.css";

type FileButtonProps = {
  readonly kind?: "secondary";
  /** The files of a folder, with their paths in it. */
  readonly isFolder?: boolean;
  /** Of files. */
  readonly accept?: string;
  readonly onFiles: (files: readonly PathFile[]) => void;
  readonly children: ReactNode;
};

/** A button that chooses files. The browser's own one speaks the browser's language, and is never shown. */
export function FileButton({ kind, isFolder = false, accept, onFiles, children }: FileButtonProps) {
  return (
    <label className={`button ${styles.button}`} data-kind={kind}>
      <input
        type="file"
        multiple
        accept={accept}
        ref={(input) => {
          input?.toggleAttribute("webkitdirectory", isFolder);
        }}
        onChange={({ target }) => {
          const files = filesOfList(target.files);
          // So that the same ones can be chosen again.
          target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
      {children}
    </label>
  );
}

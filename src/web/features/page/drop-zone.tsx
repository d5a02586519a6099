import { type ReactNode, useId } from "react";
import styles from "./drop-zone.module.css";
import type { PathFile } from "./dropped-files.ts";
import { useDrop } from "./use-drop.ts";

type DropZoneProps = {
  readonly onFiles: (files: readonly PathFile[]) => void;
  readonly heading: string;
  readonly headingLevel: 2 | 3;
  /** What may be dropped; while folders are looked through, `looking` instead. */
  readonly text: string;
  readonly looking: string;
  /** The buttons that choose files, which do without dragging. */
  readonly actions: ReactNode;
  readonly children?: ReactNode;
};

/** Where files are dropped or chosen. */
export function DropZone({ onFiles, heading, headingLevel, text, looking, actions, children }: DropZoneProps) {
  const id = useId();
  const { isLooking, zone } = useDrop(onFiles);
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.drop} aria-labelledby={id} {...zone}>
      <Heading id={id}>{heading}</Heading>
      <p>{isLooking ? looking : text}</p>
      <p className={styles.actions}>{actions}</p>
      {children}
    </section>
  );
}

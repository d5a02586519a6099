import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./poster.module.css";

type OperatorsPictureProps = {
  readonly url: string;
  readonly alt: string;
  /** Drawn where the picture cannot be had. */
  readonly instead: ReactNode;
};

/** A title's own picture, loaded when it comes near the window. */
export function OperatorsPicture({ url, alt, instead }: OperatorsPictureProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before the page's scripts were there to hear of it.
    if (picture.current?.complete && picture.current.naturalWidth === 0) setHasFailed(true);
  }, []);
  if (hasFailed) return instead;
  return (
    <img
      ref={picture}
      className={styles.picture}
      src={url}
      alt={alt}
      width={400}
      height={600}
      loading="lazy"
      decoding="async"
      onError={() => setHasFailed(true)}
    />
  );
}

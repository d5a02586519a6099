import { useEffect, useRef, useState } from "react";
import { numberText } from "../../../i18n/texts.ts";
import styles from "./count-up.module.css";

const durationMs = 3000;

/** Ease-out: fast at first, then slower. */
function eased(part: number): number {
  return 1 - (1 - part) ** 3;
}

/**
 * A figure that counts up to its value in 3 s when it first becomes visible. Without scripts and with reduced motion
 * the value is shown at once; screen readers read the value only.
 */
export default function CountUp({ value }: { value: number }) {
  const place = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(value);

  useEffect(() => {
    const element = place.current;
    if (element === null || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let frame = 0;
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      const started = performance.now();
      const step = (now: number) => {
        const part = Math.min(1, Math.max(0, now - started) / durationMs);
        // Never fewer than one of what there is, and the value itself in a tab that is left meanwhile.
        setShown(document.hidden ? value : Math.ceil(value * eased(part)));
        if (part < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });
    seen.observe(element);
    const showValue = () => setShown(value);
    document.addEventListener("visibilitychange", showValue);
    return () => {
      document.removeEventListener("visibilitychange", showValue);
      seen.disconnect();
      cancelAnimationFrame(frame);
      setShown(value);
    };
  }, [value]);

  return (
    <span ref={place} className={styles.figure}>
      <span className="visually-hidden">{numberText(value)}</span>
      <span className={styles.reserved} aria-hidden="true">
        {numberText(value)}
      </span>
      <span className={styles.shown} aria-hidden="true">
        {numberText(shown)}
      </span>
    </span>
  );
}

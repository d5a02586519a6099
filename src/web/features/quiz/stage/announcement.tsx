import { useEffect, useRef } from "react";

/** What screen readers say by themselves. The text comes after its live region: otherwise it would not be read. */
export function Announcement({ text }: { text: string }) {
  const region = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Not as React state, which would render the stage a second time.
    if (region.current) region.current.textContent = text;
  }, [text]);
  return <p ref={region} role="status" className="visually-hidden" />;
}

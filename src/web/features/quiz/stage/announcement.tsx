import { useEffect, useState } from "react";

/** What a screen reader says by itself. It is put there after the region: a region that comes with its text is not read. */
export function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => setSaid(text), [text]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}

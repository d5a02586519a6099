import { useEffect, useState } from "react";
import { Link } from "react-router";
import { m } from "../../i18n/generated/messages.js";
import styles from "./contents.module.css";

type ContentsProps = {
  readonly contents: readonly { readonly id: string; readonly label: string }[];
  readonly className: string | undefined;
};

/** The headings beside the text; the one that is being read is marked. */
export function Contents({ contents, className }: ContentsProps) {
  const current = useCurrentHeading(contents.map(({ id }) => id).join(" "));
  return (
    <nav className={`${styles.contents} ${className}`} aria-labelledby="text-contents">
      <p id="text-contents">{m.text_contents()}</p>
      <ContentsList contents={contents} current={current} />
    </nav>
  );
}

/** The same for screens without room beside the text. */
export function FoldedContents({ contents, className }: ContentsProps) {
  return (
    <details className={`${styles.folded} ${className}`}>
      <summary>{m.text_contents()}</summary>
      <ContentsList contents={contents} />
    </details>
  );
}

function ContentsList({ contents, current }: { contents: ContentsProps["contents"]; current?: string | undefined }) {
  return (
    <ol>
      {contents.map(({ id, label }) => (
        <li key={id}>
          <Link to={{ hash: id }} aria-current={id === current ? "location" : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** The last heading that has passed the upper third of the window; none before the first has. */
function useCurrentHeading(joinedIds: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = joinedIds.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const line = window.innerHeight / 3;
        setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < line)?.id);
      },
      // Only what crosses the line is told, so that scrolling costs nothing else.
      { rootMargin: "0px 0px -66.6% 0px" },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [joinedIds]);
  return current;
}

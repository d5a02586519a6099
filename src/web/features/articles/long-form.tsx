import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router";
import { dayText } from "../../i18n/dates.ts";
import { m } from "../../i18n/generated/messages.js";
import { Breadcrumb, type Crumb } from "../page/breadcrumb.tsx";
import type { SiteConfig } from "../page/site-config.ts";
import { fillText } from "./fill-placeholders.ts";
import styles from "./long-form.module.css";
import type { PageText, TextBlock } from "./page-text.ts";
import { Prose } from "./prose.tsx";

/** A text with fewer headings has no table of contents. */
const minContents = 3;

type LongFormProps = {
  readonly text: PageText;
  readonly site: SiteConfig;
  readonly crumbs: readonly Crumb[];
  /** Under the heading of an article: how long it takes to read. */
  readonly hasMinutes?: boolean;
  /** Renders the blocks that are not prose. */
  readonly renderBlock: (block: Exclude<TextBlock, { kind: "html" }>) => ReactNode;
  /** Beside the heading, on wide screens. */
  readonly picture?: ReactNode;
  readonly figure?: ReactNode;
  readonly children?: ReactNode;
};

/** A page for reading: a header with heading and lead, and a text with its table of contents beside it. */
export function LongForm({
  text,
  site,
  crumbs,
  hasMinutes = false,
  renderBlock,
  picture,
  figure,
  children,
}: LongFormProps) {
  const { heading, lead, updated, minutes, blocks } = text;
  const contents = text.contents.map(({ id, text: label }) => ({ id, label: fillText(label, site) }));
  const hasContents = contents.length >= minContents;
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <article className={styles.page} data-contents={hasContents}>
        <header className={`always-dark ${styles.head}`}>
          <div className={styles.opening}>
            <h1 tabIndex={-1}>{fillText(heading, site)}</h1>
            {lead !== undefined && <p className={styles.lead}>{fillText(lead, site)}</p>}
            {(updated !== undefined || hasMinutes) && (
              <p className={styles.facts}>
                {updated !== undefined && <time dateTime={updated}>{m.text_updated({ date: dayText(updated) })}</time>}
                {hasMinutes && <span>{m.text_minutes({ count: minutes })}</span>}
              </p>
            )}
          </div>
          {picture}
        </header>
        {hasContents && <Contents contents={contents} />}
        <div className={styles.body}>
          {hasContents && <FoldedContents contents={contents} />}
          {figure}
          {blocks.map((block, index) =>
            block.kind === "html" ? (
              // The order of the blocks never changes.
              <Prose key={index} html={block.html} site={site} />
            ) : (
              <div key={index}>{renderBlock(block)}</div>
            ),
          )}
        </div>
      </article>
      {children}
    </>
  );
}

type ContentsProps = { readonly contents: readonly { readonly id: string; readonly label: string }[] };

/** The table of contents beside the text; the section that is being read is marked. */
function Contents({ contents }: ContentsProps) {
  const current = useCurrentHeading(contents.map(({ id }) => id).join(" "));
  return (
    <nav className={styles.contents} aria-labelledby="text-contents">
      <p id="text-contents">{m.text_contents()}</p>
      <ContentsList contents={contents} current={current} />
    </nav>
  );
}

/** The same for narrow screens, above the text. */
function FoldedContents({ contents }: ContentsProps) {
  return (
    <details className={styles.folded}>
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

/**
 * The id of the last heading above the lower edge of the window's upper third; undefined above the first. At the end of
 * the page the heading of the address, which may not get up there.
 */
function useCurrentHeading(joinedIds: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = joinedIds.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    function mark() {
      const { clientHeight, scrollTop, scrollHeight } = document.documentElement;
      const isAtEnd = scrollTop + clientHeight > scrollHeight - 2;
      const wanted = headings.find(({ id }) => isAtEnd && `#${id}` === window.location.hash);
      const read = headings.findLast((heading) => heading.getBoundingClientRect().top < clientHeight / 3);
      const isWanted = wanted !== undefined && wanted.getBoundingClientRect().top > 0;
      setCurrent((isWanted ? wanted : read)?.id);
    }
    // Reports only headings that cross the line, not every scroll.
    const observer = new IntersectionObserver(mark, { rootMargin: "0px 0px -66.6% 0px" });
    for (const heading of headings) observer.observe(heading);
    // A jump may cross headings that stay on the same side of the window.
    window.addEventListener("scrollend", mark);
    return () => {
      observer.disconnect();
      window.removeEventListener("scrollend", mark);
    };
  }, [joinedIds]);
  return current;
}

import type { ReactNode } from "react";
import { m } from "../../i18n/generated/messages.js";
import { dayText } from "../../i18n/texts.ts";
import { Breadcrumb, type Crumb } from "../page/breadcrumb.tsx";
import type { SiteConfig } from "../page/site-config.ts";
import { Contents, FoldedContents } from "./contents.tsx";
import { fillText } from "./fill-placeholders.ts";
import styles from "./long-form.module.css";
import type { PageText, TextBlock } from "./page-text.ts";
import { Prose } from "./prose.tsx";

/** Fewer headings than this one sees at a glance. */
const fewestContents = 3;

type LongFormProps = {
  readonly text: PageText;
  readonly site: SiteConfig;
  readonly crumbs: readonly Crumb[];
  /** Under the heading of an article: how long it takes to read. */
  readonly hasMinutes?: boolean;
  /** Draws the blocks that are no prose. */
  readonly draw: (block: Exclude<TextBlock, { kind: "html" }>) => ReactNode;
  /** Beside the heading, where there is room. */
  readonly picture?: ReactNode;
  readonly figure?: ReactNode;
  readonly children?: ReactNode;
};

/** A page for reading: a title card as films have it, with heading and lead, and a text with its contents beside it. */
export function LongForm({ text, site, crumbs, hasMinutes = false, draw, picture, figure, children }: LongFormProps) {
  const { heading, lead, updated, minutes, blocks } = text;
  const contents = text.contents.map(({ id, text: label }) => ({ id, label: fillText(label, site) }));
  const hasContents = contents.length >= fewestContents;
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <article className={styles.page} data-contents={hasContents}>
        <header className={`room ${styles.head}`}>
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
        {hasContents && <Contents contents={contents} className={styles.aside} />}
        <div className={styles.body}>
          {hasContents && <FoldedContents contents={contents} className={styles.folded} />}
          {figure}
          {blocks.map((block, index) =>
            block.kind === "html" ? (
              // The blocks of a text never change their places.
              <Prose key={index} html={block.html} site={site} />
            ) : (
              <div key={index}>{draw(block)}</div>
            ),
          )}
        </div>
      </article>
      {children}
    </>
  );
}

import { type SubmitEvent, useDeferredValue, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type SiteListName, siteLists } from "../../../domain/lexicon/site-list.ts";
import { m } from "../../i18n/generated/messages.js";
import { type FoundPhrase, findPhrases } from "./find-phrases.ts";
import styles from "./list-parts.module.css";
import { OpenPart } from "./open-part.tsx";
import { partName, placesName } from "./part-names.ts";

/** Parts of the list of common words under one heading. */
const partsInGroup = 10;

/** Words that a closed part shows of itself. */
const sampleLength = 4;

const maxFound = 8;

/** Between the phrases of a part. As one text they take half the room that they take one by one in a document's data. */
export const phraseSeparator = ", ";

type ListPartsProps = {
  readonly list: SiteListName;
  /** The phrases of each part. */
  readonly parts: readonly string[];
  /** The list's name, such as in a quiz of its words. */
  readonly title: string;
};

/**
 * A long list in parts, of which one is open at a time, and a search that opens the part of a word. A closed part has
 * its phrases in the document, for readers without scripts, search engines and find-in-page; its words are loaded when
 * it is opened.
 */
export function ListParts({ list, parts, title }: ListPartsProps) {
  const [opened, setOpened] = useState<FoundPhrase | { readonly part: number; readonly phrase?: never }>();
  const container = useRef<HTMLDivElement>(null);
  const number = opened?.part;

  // The part that closes may have been long and above: its height is gone from the page.
  useLayoutEffect(() => {
    if (number === undefined) return;
    const summary = container.current?.querySelectorAll("details[name] > summary")[number - 1];
    if (summary && summary.getBoundingClientRect().top < 0) summary.scrollIntoView();
  }, [number]);

  function onToggle(part: number, isOpen: boolean) {
    setOpened((current) => {
      if (isOpen) return current?.part === part ? current : { part };
      return current?.part === part ? undefined : current;
    });
  }

  function renderPart(part: number) {
    const phrases = parts[part - 1] ?? "";
    return (
      <details
        key={part}
        name={`${list}-parts`}
        open={part === number}
        className={styles.part}
        onToggle={({ currentTarget }) => onToggle(part, currentTarget.open)}
      >
        <summary>
          <b>{partName(list, part)}</b>{" "}
          <span lang="en">{phrases.split(phraseSeparator, sampleLength).join(phraseSeparator)}…</span>
        </summary>
        {part === number ? (
          <OpenPart list={list} part={part} title={`${title}, ${partName(list, part)}`} phrase={opened?.phrase} />
        ) : (
          <p lang="en">{phrases}</p>
        )}
      </details>
    );
  }

  return (
    <div className={styles.parts}>
      <PhraseSearch list={list} parts={parts} onChoose={setOpened} />
      <div ref={container} className={styles.groups}>
        {groupsOf(list, parts.length).map(({ first, last, name }) => (
          <section key={first} aria-label={name}>
            {name !== undefined && <h3>{name}</h3>}
            {Array.from({ length: last - first + 1 }, (_, index) => renderPart(first + index))}
          </section>
        ))}
      </div>
    </div>
  );
}

/** Parts from one to another under a heading. The list for exams has none: its parts are days. */
function groupsOf(list: SiteListName, count: number) {
  if (list === "academic") return [{ first: 1, last: count, name: undefined }];
  const { partSize } = siteLists.common;
  return Array.from({ length: Math.ceil(count / partsInGroup) }, (_, index) => {
    const first = index * partsInGroup + 1;
    const last = Math.min(count, (index + 1) * partsInGroup);
    return { first, last, name: placesName((first - 1) * partSize + 1, last * partSize) };
  });
}

type PhraseSearchProps = Pick<ListPartsProps, "list" | "parts"> & { onChoose(found: FoundPhrase): void };

function PhraseSearch({ list, parts, onChoose }: PhraseSearchProps) {
  const [query, setQuery] = useState("");
  const searchId = useId();
  const wanted = useDeferredValue(query);
  const phrases = useMemo(() => parts.map((part) => part.split(phraseSeparator)), [parts]);
  const { found, hasMore } = useMemo(() => findPhrases(phrases, wanted, maxFound), [phrases, wanted]);
  const isMissing = wanted.trim() !== "" && found.length === 0;

  function choose(one: FoundPhrase | undefined) {
    if (one === undefined) return;
    setQuery("");
    // A new object each time: the same word can be found again.
    onChoose({ ...one });
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    choose(findPhrases(phrases, query, 1).found[0]);
  }

  return (
    <search className={styles.search}>
      <form onSubmit={onSubmit}>
        <label htmlFor={searchId}>{m.parts_search()}</label>
        <input
          id={searchId}
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </form>
      <p role="status">
        {isMissing && m.parts_not_found()}
        {hasMore && m.parts_many()}
      </p>
      {found.length > 0 && (
        <ul>
          {found.map((one) => (
            <li key={one.phrase}>
              <button type="button" onClick={() => choose(one)}>
                <b lang="en">{one.phrase}</b> <span>{partName(list, one.part)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

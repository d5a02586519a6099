import { type SubmitEvent, useDeferredValue, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { SiteListName } from "../../../domain/lexicon/site-list.ts";
import { m } from "../../i18n/generated/messages.js";
import type { WordListData } from "../lexicon/word-list-data.ts";
import { type FoundPhrase, findPhrases } from "./find-phrases.ts";
import styles from "./list-parts.module.css";
import { OpenPart } from "./open-part.tsx";
import { partName } from "./part-names.ts";

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
  const loaded = useRef(new Map<number, WordListData>());
  const container = useRef<HTMLDivElement>(null);
  const number = opened?.part;
  const groupName = `${list}-parts`;

  // The part that closes may have been long and above: its height is gone from the page.
  useLayoutEffect(() => {
    if (number === undefined) return;
    const summary = container.current?.querySelectorAll(":scope > details > summary")[number - 1];
    if (summary && summary.getBoundingClientRect().top < 0) summary.scrollIntoView();
  }, [number]);

  function onToggle(part: number, isOpen: boolean) {
    setOpened((current) => {
      if (isOpen) return current?.part === part ? current : { part };
      return current?.part === part ? undefined : current;
    });
  }

  return (
    <div className={styles.parts}>
      <PhraseSearch list={list} parts={parts} onChoose={setOpened} />
      <div ref={container} className={styles.list}>
        {parts.map((phrases, index) => {
          const part = index + 1;
          const isOpen = part === number;
          return (
            <details
              key={part}
              name={groupName}
              open={isOpen}
              className={styles.part}
              onToggle={({ currentTarget }) => onToggle(part, currentTarget.open)}
            >
              <summary>
                <b>{partName(list, part)}</b>{" "}
                <span lang="en" className={styles.sample}>
                  {phrases.split(phraseSeparator, sampleLength).join(phraseSeparator)}…
                </span>
              </summary>
              {isOpen ? (
                <OpenPart
                  list={list}
                  part={part}
                  title={`${title}, ${partName(list, part)}`}
                  phrase={opened?.phrase}
                  loaded={loaded.current}
                />
              ) : (
                <p lang="en" className={styles.phrases}>
                  {phrases}
                </p>
              )}
            </details>
          );
        })}
      </div>
    </div>
  );
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

import { type KeyboardEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { Icon } from "../../../design/icon.tsx";
import { EmptyState } from "../../../design/placeholder.tsx";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { consoleApi, useAction } from "../../api.ts";
import { m } from "../../messages.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { useFormats } from "../../parts/formats.ts";
import parts from "../../parts/parts.module.css";
import { showDone } from "../../parts/toasts.tsx";
import { holdUnsaved } from "../../parts/unsaved.ts";
import { consolePath } from "../../paths.ts";
import records from "../../records/records.module.css";
import { useAddress } from "../../records/use-address.ts";
import { useTableKeys } from "../../records/use-table-keys.ts";
import {
  changesOf,
  type Decisions,
  decisionOf,
  type ImportedTitle,
  pressed,
  type TitleWord,
  wordsOf,
} from "./decisions.ts";
import styles from "./imports.module.css";
import { useWordPlaces, WordPlace, type WordPlaces } from "./word-places.tsx";

const shownAtFirst = 100;
const filters = ["all", "name", "unknown", "decided"] as const;

type Filter = (typeof filters)[number];

function fits(word: TitleWord, filter: Filter, search: string): boolean {
  const isOfFilter = filter === "all" || (filter === "decided" ? word.decided !== null : word.taken === filter);
  return isOfFilter && word.word.toLowerCase().includes(search.trim().toLowerCase());
}

/** What was taken for a name in a title and what was not known: said anew word by word, and applied together. */
export function TitleWords({ title, importId }: { title: ImportedTitle; importId: string }) {
  const places = useWordPlaces(importId, title.id);
  const formats = useFormats();
  const [staged, setStaged] = useState<Decisions>(new Map());
  const [filter, setFilter] = useState<Filter>("all");
  const [search, setSearch] = useState("");
  const [isWhole, setWhole] = useState(false);
  const words = wordsOf(title);
  if (words.length === 0) return <EmptyState text={m.imports_no_words()} />;
  const fitting = words.filter((word) => fits(word, filter, search));
  const shown = isWhole ? fitting : fitting.slice(0, shownAtFirst);
  const filterTexts = {
    all: m.imports_show_all(),
    name: m.imports_show_names(),
    unknown: m.imports_show_unknown(),
    decided: m.imports_show_decided(),
  };
  return (
    <div ref={staged.size > 0 ? holdUnsaved : undefined} className={styles.titleWords}>
      <p className={parts.quiet}>
        {m.imports_words_text()} <span className={records.keysHint}>{m.imports_keys()}</span>
      </p>
      <div className={records.listTools}>
        <label className={records.searchField}>
          <Icon name="search" />
          <span className="visually-hidden">{m.imports_find()}</span>
          <input
            type="search"
            placeholder={m.imports_find()}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </label>
        <label className={records.filter}>
          <span className="visually-hidden">{m.imports_show()}</span>
          <select
            value={filter}
            onChange={({ target }) => setFilter(filters.find((each) => each === target.value) ?? "all")}
          >
            {filters.map((each) => (
              <option key={each} value={each}>
                {filterTexts[each]} ({formats.number(words.filter((word) => fits(word, each, "")).length)})
              </option>
            ))}
          </select>
        </label>
      </div>
      <WordTable
        words={shown}
        places={places}
        staged={staged}
        onPress={(word, isName) => setStaged((before) => pressed(before, word, isName))}
      />
      {shown.length < fitting.length && (
        <button type="button" className="button" data-kind="secondary" onClick={() => setWhole(true)}>
          {m.imports_more({ count: formats.number(fitting.length - shown.length) })}
        </button>
      )}
      {staged.size > 0 && <StagedBar title={title} staged={staged} onEnd={() => setStaged(new Map())} />}
    </div>
  );
}

/** The form of a new entry, beside the entries that there are of the word. */
function newEntryPath({ word }: TitleWord): string {
  const phrase = word.toLowerCase();
  return consolePath("lexicon", { open: "new", search: phrase, phrase });
}

type WordTableProps = {
  readonly words: readonly TitleWord[];
  readonly places: WordPlaces;
  readonly staged: Decisions;
  readonly onPress: (word: TitleWord, isName: boolean) => void;
};

function WordTable({ words, places, staged, onPress }: WordTableProps) {
  const formats = useFormats();
  const body = useRef<HTMLTableSectionElement>(null);
  useTableKeys(body);

  function onKeyDown(event: KeyboardEvent<HTMLTableRowElement>, word: TitleWord) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "n") onPress(word, true);
    if (event.key === "w") onPress(word, false);
    if (event.key === "a") event.currentTarget.querySelector<HTMLElement>("[data-add-entry]")?.click();
  }

  return (
    <div className={records.tableFrame}>
      <table className={records.dataTable}>
        <caption className="visually-hidden">{m.imports_words()}</caption>
        <thead>
          <tr>
            <th>{m.imports_word()}</th>
            <th data-figure="true">{m.imports_count()}</th>
            <th>{m.imports_decision()}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {words.map((word) => {
            const decision = decisionOf(staged, word);
            const isStaged = decision !== word.decided;
            return (
              <tr
                key={`${word.taken} ${word.word}`}
                data-staged={isStaged}
                onKeyDown={(event) => onKeyDown(event, word)}
              >
                <td>
                  <span className={parts.badges}>
                    <b lang="en">{word.word}</b>
                    <Badge>{m[`imports_taken_as_${word.taken}` as const]()}</Badge>
                  </span>
                  <WordPlace places={places.get(word.word.toLowerCase()) ?? []} />
                </td>
                <td data-figure="true">{formats.number(word.count)}</td>
                <td className={styles.decide}>
                  <button
                    type="button"
                    className={styles.toggle}
                    data-row-link
                    aria-pressed={decision === true}
                    aria-label={m.imports_name_of({ word: word.word })}
                    onClick={() => onPress(word, true)}
                  >
                    {m.imports_is_name()}
                  </button>
                  <button
                    type="button"
                    className={styles.toggle}
                    aria-pressed={decision === false}
                    aria-label={m.imports_word_of({ word: word.word })}
                    onClick={() => onPress(word, false)}
                  >
                    {m.imports_is_word()}
                  </button>
                  <Link
                    className="button"
                    data-kind="quiet"
                    data-add-entry
                    aria-label={m.imports_add_entry_of({ word: word.word })}
                    to={newEntryPath(word)}
                  >
                    {m.imports_add_entry()}
                  </Link>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

type StagedBarProps = { readonly title: ImportedTitle; readonly staged: Decisions; readonly onEnd: () => void };

/** Applies what was decided: the title's files are read again once for all of it. */
function StagedBar({ title, staged, onEnd }: StagedBarProps) {
  const { go } = useAddress();
  const formats = useFormats();
  const apply = useAction(async () => {
    const { words, undo } = changesOf(staged, title);
    const decide = async (decisions: typeof words, onSaved?: () => void) => {
      const { importId } = await consoleApi.call("Admin/SetName", { body: { titleId: title.id, words: decisions } });
      // Before the way to the new report, where they would be asked about.
      onSaved?.();
      await Promise.all([refresh("Admin/GetImports"), refresh("Admin/GetOverview")]);
      if (importId !== null) go({ open: importId, title: title.id });
      return importId;
    };
    const importId = await decide(words, onEnd);
    showDone(
      importId === null ? m.imports_applied_later({ name: title.name }) : m.imports_applied({ name: title.name }),
      () => decide(undo),
    );
  });
  return (
    <section className={`${styles.stagedBar} always-dark`} aria-label={m.imports_decision()}>
      <span>{apply.problem ?? m.imports_staged({ count: formats.number(staged.size) })}</span>
      <button type="button" className="button" data-kind="quiet" onClick={onEnd}>
        {m.imports_discard()}
      </button>
      <button type="button" className="button" aria-busy={apply.isBusy} onClick={apply.run}>
        {m.imports_apply()}
      </button>
    </section>
  );
}

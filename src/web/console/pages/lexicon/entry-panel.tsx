import { useState } from "react";
import { Link } from "react-router";
import { useAction } from "../../api.ts";
import { m } from "../../messages.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { Facts, Moment } from "../../parts/facts.tsx";
import parts from "../../parts/parts.module.css";
import { showDone } from "../../parts/toasts.tsx";
import { consolePath } from "../../paths.ts";
import { DetailPanel } from "../../records/detail-panel.tsx";
import { useAddress } from "../../records/use-address.ts";
import { EntryForm } from "./entry-form.tsx";
import { type Entry, type EntryValues, valuesOf } from "./entry-values.ts";
import { faultTexts } from "./fault-texts.ts";
import { partText } from "./part-text.ts";
import { revertEntry, saveEntry, saveWithUndo } from "./save-entry.ts";

export function NewEntry({ phrase }: { phrase: string | undefined }) {
  const { change } = useAddress();

  async function save(values: EntryValues) {
    const saved = await saveWithUndo(undefined, values);
    if (saved === undefined) return;
    showDone(m.lexicon_was_made({ phrase: values.phrase }), saved.undo);
    change({ open: saved.id, phrase: undefined });
  }

  return (
    <DetailPanel heading={m.lexicon_new_entry()}>
      <p className={parts.quiet}>{m.lexicon_new_text()}</p>
      <EntryForm key={phrase} entry={undefined} phrase={phrase} onSave={save} />
    </DetailPanel>
  );
}

export function EntryPanel({ entry }: { entry: Entry }) {
  const { phrase, partOfSpeech, source, edited, faults } = entry;
  /** Raised when a change is taken back: the form shows what is stored. */
  const [version, setVersion] = useState(0);
  const showStored = () => setVersion((count) => count + 1);

  async function save(values: EntryValues) {
    const saved = await saveWithUndo(entry, values);
    showDone(m.lexicon_was_saved({ phrase }), async () => {
      await saved?.undo();
      showStored();
    });
  }

  return (
    <DetailPanel
      heading={<span lang="en">{phrase}</span>}
      beside={
        <>
          <Badge>{partText(partOfSpeech)}</Badge>
          <Badge tone={source === "overlay" ? "busy" : "calm"}>{m[`lexicon_sources_${source}` as const]()}</Badge>
        </>
      }
    >
      {edited !== null && (
        <Facts
          facts={[
            [m.lexicon_edited_by(), edited.by],
            [m.lexicon_edited_at(), <Moment key="edited" at={edited.at} />],
          ]}
        />
      )}
      {edited?.disagrees === true && <p role="note">{m.lexicon_disagrees()}</p>}
      {faults.length > 0 && (
        <section aria-labelledby="faults-heading">
          <h3 id="faults-heading">{m.lexicon_faults()}</h3>
          <ul className={parts.entries}>
            {faults.map(({ code, detail, message }) => (
              <li key={message}>{faultTexts[code](detail)}</li>
            ))}
          </ul>
        </section>
      )}
      <EntryActions entry={entry} onChange={showStored} />
      <EntryForm key={version} entry={entry} onSave={save} />
    </DetailPanel>
  );
}

function EntryActions({ entry, onChange }: { entry: Entry; onChange: () => void }) {
  const { id, phrase, edited } = entry;
  const revert = useAction(async () => {
    await revertEntry(id);
    onChange();
    showDone(m.lexicon_was_reverted({ phrase }), async () => {
      await saveEntry(valuesOf(entry));
      onChange();
    });
  });
  return (
    <div className={parts.panelActions}>
      {edited !== null && (
        <button type="button" className="button" data-kind="secondary" aria-busy={revert.isBusy} onClick={revert.run}>
          {edited.isInFile ? m.lexicon_revert() : m.lexicon_revert_fallback()}
        </button>
      )}
      <Link className="button" data-kind="quiet" to={consolePath("audit", { thing: `word:${id}` })}>
        {m.record_in_audit()}
      </Link>
      {revert.problem !== undefined && <p role="alert">{revert.problem}</p>}
    </div>
  );
}

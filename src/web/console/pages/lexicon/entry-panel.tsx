import { useState } from "react";
import { Link } from "react-router";
import { useAction } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { confirm } from "../../parts/confirm.tsx";
import { Facts, Moment } from "../../parts/facts.tsx";
import { showDone } from "../../parts/toasts.tsx";
import { consolePath } from "../../paths.ts";
import { DetailPanel } from "../../records/detail-panel.tsx";
import { recordTexts } from "../../records/record-texts.ts";
import { useAddress } from "../../records/use-address.ts";
import { EntryForm } from "./entry-form.tsx";
import { type Entry, type EntryValues, valuesOf } from "./entry-values.ts";
import { faultTexts } from "./fault-texts.ts";
import { lexiconTexts } from "./lexicon-texts.ts";
import { findEntry, restoreEntry, revertEntry, saveEntry } from "./save-entry.ts";

export function NewEntry({ phrase }: { phrase: string | undefined }) {
  const { change } = useAddress();
  const t = useTexts(lexiconTexts);

  async function save(values: EntryValues) {
    const stored = await findEntry(values);
    const question = { heading: t.replaceHeading(values.phrase), text: t.replaceText, action: t.replace };
    if (stored !== undefined && !(await confirm(question))) return;
    const id = await saveEntry(values);
    showDone(t.wasMade(values.phrase), () => (stored === undefined ? revertEntry(id) : restoreEntry(stored)));
    change({ open: id, phrase: undefined });
  }

  return (
    <DetailPanel heading={t.newEntry}>
      <p className="quiet">{t.newText}</p>
      <EntryForm key={phrase} entry={undefined} phrase={phrase} onSave={save} />
    </DetailPanel>
  );
}

export function EntryPanel({ entry }: { entry: Entry }) {
  const { phrase, partOfSpeech, source, edited, faults } = entry;
  const faultText = useTexts(faultTexts);
  const t = useTexts(lexiconTexts);
  /** Raised when a change is taken back: the form shows what is stored. */
  const [version, setVersion] = useState(0);
  const showStored = () => setVersion((count) => count + 1);

  async function save(values: EntryValues) {
    await saveEntry(values);
    showDone(t.wasSaved(phrase), async () => {
      await restoreEntry(entry);
      showStored();
    });
  }

  return (
    <DetailPanel
      heading={<span lang="en">{phrase}</span>}
      beside={
        <>
          <Badge>{t.parts[partOfSpeech]}</Badge>
          <Badge tone={source === "overlay" ? "busy" : "calm"}>{t.sources[source]}</Badge>
        </>
      }
    >
      {edited !== null && (
        <Facts
          facts={[
            [t.editedBy, edited.by],
            [t.editedAt, <Moment key="edited" at={edited.at} />],
          ]}
        />
      )}
      {edited?.disagrees === true && <p role="note">{t.disagrees}</p>}
      {faults.length > 0 && (
        <section aria-labelledby="faults-heading">
          <h3 id="faults-heading">{t.faults}</h3>
          <ul className="entries">
            {faults.map(({ code, detail, message }) => (
              <li key={message}>{faultText[code](detail)}</li>
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
  const t = useTexts(lexiconTexts);
  const r = useTexts(recordTexts);
  const revert = useAction(async () => {
    await revertEntry(id);
    onChange();
    showDone(t.wasReverted(phrase), async () => {
      await saveEntry(valuesOf(entry));
      onChange();
    });
  });
  return (
    <div className="panel-actions">
      {edited !== null && (
        <button type="button" className="button" data-kind="secondary" aria-busy={revert.isBusy} onClick={revert.run}>
          {edited.isInFile ? t.revert : t.revertFallback}
        </button>
      )}
      <Link className="button" data-kind="quiet" to={consolePath("audit", { thing: `word:${id}` })}>
        {r.inAudit}
      </Link>
      {revert.problem !== undefined && <p role="alert">{revert.problem}</p>}
    </div>
  );
}

import { Link } from "react-router";
import { Icon } from "../../../design/icon.tsx";
import { EmptyState } from "../../../design/placeholder.tsx";
import { saveFile } from "../../../features/page/save-file.ts";
import { useApi } from "../../api.ts";
import { m } from "../../messages.ts";
import { Badge, Waiting } from "../../parts/answer-parts.tsx";
import { useFormats } from "../../parts/formats.ts";
import parts from "../../parts/parts.module.css";
import { DetailPanel } from "../../records/detail-panel.tsx";
import { useAddress } from "../../records/use-address.ts";
import { faultTexts } from "./fault-texts.ts";
import { partText } from "./part-text.ts";

/** The edited entries as a file of the lexicon, with what is to be looked at before it is taken in. */
export function ExportPanel() {
  const { hrefWith } = useAddress();
  const formats = useFormats();
  const { data, error, refetch } = useApi("Admin/ExportOverlay");
  if (data === undefined) {
    return (
      <DetailPanel heading={m.lexicon_export_heading()}>
        <Waiting error={error} retry={() => void refetch()} />
      </DetailPanel>
    );
  }
  const { tsv, entries, warnings } = data;
  return (
    <DetailPanel
      heading={m.lexicon_export_heading()}
      beside={<Badge>{m.lexicon_export_count({ count: formats.number(entries) })}</Badge>}
    >
      <p className={parts.quiet}>{m.lexicon_export_text()}</p>
      {entries === 0 ? (
        <EmptyState text={m.lexicon_nothing_to_export()} />
      ) : (
        <div className={parts.panelActions}>
          <button
            type="button"
            className="button"
            onClick={() =>
              saveFile(new Blob([tsv], { type: "text/tab-separated-values;charset=utf-8" }), "overlay.tsv")
            }
          >
            <Icon name="download" />
            {m.lexicon_download()}
          </button>
        </div>
      )}
      <section aria-labelledby="warnings-heading">
        <h3 id="warnings-heading">{m.lexicon_warnings()}</h3>
        {warnings.length === 0 ? (
          <p className={parts.quiet}>{m.lexicon_no_warnings()}</p>
        ) : (
          <ul className={parts.entries}>
            {/* An entry may have several of a kind. */}
            {[...Map.groupBy(warnings, ({ id, kind }) => `${id} ${kind}`)].map(([key, [first, ...others]]) =>
              first === undefined ? null : (
                <li key={key}>
                  <p className={parts.entryHead}>
                    <Link to={hrefWith({ open: first.id })} lang="en">
                      {first.phrase}
                    </Link>
                    <span className={parts.muted}>{partText(first.partOfSpeech)}</span>
                    <Badge tone="bad">{m[`lexicon_warning_kinds_${first.kind}` as const]()}</Badge>
                  </p>
                  <pre>
                    {[first, ...others]
                      .map(({ fault, message }) =>
                        fault ? faultTexts[fault.code](fault.detail) : message || m.lexicon_left_files(),
                      )
                      .join("\n")}
                  </pre>
                </li>
              ),
            )}
          </ul>
        )}
      </section>
    </DetailPanel>
  );
}

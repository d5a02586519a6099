import { Link } from "react-router";
import { saveFile } from "../../../features/page/save-file.ts";
import { useAnswer } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { Badge, Nothing, Waiting } from "../../parts/answer-parts.tsx";
import { ConsoleIcon } from "../../parts/console-icon.tsx";
import { useFormats } from "../../parts/formats.ts";
import { DetailPanel } from "../../records/detail-panel.tsx";
import { useAddress } from "../../records/use-address.ts";
import { faultTexts } from "./fault-texts.ts";
import { lexiconTexts } from "./lexicon-texts.ts";

/** The edited entries as a file of the lexicon, with what is to be looked at before it is taken in. */
export function ExportPanel() {
  const { hrefWith } = useAddress();
  const t = useTexts(lexiconTexts);
  const faultText = useTexts(faultTexts);
  const formats = useFormats();
  const { data, error, refetch } = useAnswer("Admin/ExportOverlay");
  if (data === undefined) {
    return (
      <DetailPanel heading={t.exportHeading}>
        <Waiting error={error} retry={() => void refetch()} />
      </DetailPanel>
    );
  }
  const { tsv, entries, warnings } = data;
  return (
    <DetailPanel heading={t.exportHeading} beside={<Badge>{t.exportCount(formats.number(entries))}</Badge>}>
      <p className="quiet">{t.exportText}</p>
      {entries === 0 ? (
        <Nothing text={t.nothingToExport} />
      ) : (
        <div className="panel-actions">
          <button
            type="button"
            className="button"
            onClick={() =>
              saveFile(new Blob([tsv], { type: "text/tab-separated-values;charset=utf-8" }), "overlay.tsv")
            }
          >
            <ConsoleIcon name="download" />
            {t.download}
          </button>
        </div>
      )}
      <section aria-labelledby="warnings-heading">
        <h3 id="warnings-heading">{t.warnings}</h3>
        {warnings.length === 0 ? (
          <p className="quiet">{t.noWarnings}</p>
        ) : (
          <ul className="entries">
            {/* An entry may have several of a kind. */}
            {[...Map.groupBy(warnings, ({ id, kind }) => `${id} ${kind}`)].map(([key, [first, ...others]]) =>
              first === undefined ? null : (
                <li key={key}>
                  <p className="entry-head">
                    <Link to={hrefWith({ open: first.id })} lang="en">
                      {first.phrase}
                    </Link>
                    <span className="muted">{t.parts[first.partOfSpeech]}</span>
                    <Badge tone="bad">{t.warningKinds[first.kind]}</Badge>
                  </p>
                  <pre>
                    {[first, ...others]
                      .map(({ fault, message }) =>
                        fault ? faultText[fault.code](fault.detail) : message || t.leftFiles,
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

import type { ImportJob } from "../../../../contract/console/imports.ts";
import { EmptyState } from "../../../design/placeholder.tsx";
import { m } from "../../messages.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { useFormats } from "../../parts/formats.ts";
import parts from "../../parts/parts.module.css";
import styles from "./imports.module.css";
import { problemTexts } from "./problem-texts.ts";
import { statusText } from "./status-text.ts";

type Report = NonNullable<ImportJob["reports"]>[number];

const tones: Readonly<Record<string, "good" | "bad" | "calm">> = { imported: "good", replaced: "good", failed: "bad" };

/** Each file with what became of it; those that could not be read first. */
export function FileReports({ reports }: { reports: readonly Report[] }) {
  const sorted = reports.toSorted((a, b) => rankOf(a) - rankOf(b) || a.file.localeCompare(b.file));
  return (
    <section aria-labelledby="files-heading">
      <h2 id="files-heading">{m.imports_file_reports()}</h2>
      {sorted.length === 0 ? (
        <EmptyState text={m.imports_no_files()} />
      ) : (
        <ul className={styles.fileReports}>
          {sorted.map((report) => (
            <li key={report.file}>
              <FileReport report={report} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function rankOf({ status, problems }: Report): number {
  return status === "failed" ? 0 : problems.length > 0 ? 1 : 2;
}

function FileReport({ report }: { report: Report }) {
  const { file, status, title, words, runningWords, problems } = report;
  const formats = useFormats();
  return (
    <>
      <p className={styles.fileName}>
        <Badge tone={tones[status] ?? "calm"}>{statusText(status)}</Badge>
        <span>{file}</span>
      </p>
      {status !== "failed" && (
        <p className={parts.quiet}>
          {title === "" ? "" : `${title} · `}
          {m.imports_figures({ words: formats.number(words), running: formats.number(runningWords) })}
        </p>
      )}
      {problems.length > 0 && (
        <details open={status === "failed"}>
          <summary>{m.imports_problems({ count: formats.number(problems.length) })}</summary>
          <ul>
            {problems.map(({ line, code, detail }) => (
              <li key={`${line} ${code} ${detail}`}>
                {line > 0 && <b>{m.imports_line({ line: formats.number(line) })}: </b>}
                {problemTexts[code](detail)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

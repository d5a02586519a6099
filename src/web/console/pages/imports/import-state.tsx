import type { ImportJob } from "../../../../contract/console/imports.ts";
import { useTexts } from "../../language.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { importsTexts } from "./imports-texts.ts";

const tones = { waiting: "busy", running: "busy", done: "good", failed: "bad" } as const;

export function ImportState({ job }: { job: ImportJob }) {
  const t = useTexts(importsTexts);
  return <Badge tone={tones[job.state]}>{t.states[job.state]}</Badge>;
}

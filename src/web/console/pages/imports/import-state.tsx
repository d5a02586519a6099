import type { ImportJob } from "../../../../contract/console/imports.ts";
import { m } from "../../messages.ts";
import { Badge } from "../../parts/answer-parts.tsx";

const tones = { waiting: "busy", running: "busy", done: "good", failed: "bad" } as const;

export function ImportState({ job }: { job: ImportJob }) {
  return <Badge tone={tones[job.state]}>{m[`imports_states_${job.state}` as const]()}</Badge>;
}

import { z } from "zod";
import type { ImportJob } from "../../contract/console/imports.ts";
import { operations } from "../../contract/operations.ts";
import { fileProblemCodes } from "../../domain/subtitles/file-problem.ts";
import { readImport } from "../../services/console/imports/read-import.ts";
import { readImports } from "../../services/console/imports/read-imports.ts";
import { readWordPlaces } from "../../services/console/imports/read-word-places.ts";
import { retryImport } from "../../services/console/imports/retry-import.ts";
import { setName } from "../../services/console/imports/set-name.ts";
import { uploadSubtitles } from "../../services/console/imports/upload-subtitles.ts";
import { type Api, sent } from "../handle.ts";
import { readUploads } from "../read-upload.ts";
import { sendEvents } from "../send-events.ts";
import { isStillAllowed } from "../session.ts";
import { operatorOf } from "./operator.ts";
import { pageQueryOf, presentPage } from "./paging.ts";

type Import = Awaited<ReturnType<typeof readImport>>;

const occurrences = z.array(z.object({ word: z.string(), count: z.number() }));

/** Reports of former releases have neither code nor detail. */
const storedProblem = z
  .object({
    line: z.number(),
    code: z.enum(fileProblemCodes).default("failed"),
    detail: z.string().optional(),
    message: z.string(),
  })
  .transform(({ detail, ...problem }) => ({ ...problem, detail: detail ?? problem.message }));

/** What an import reported of a file, as it was stored. */
const storedReport = z.object({
  status: z.string(),
  title: z.string(),
  words: z.number(),
  runningWords: z.number(),
  problems: z.array(storedProblem),
  unknown: occurrences,
  names: occurrences,
});

type Occurrences = z.infer<typeof occurrences>;

const mostListed = 500;

/** A word of several files once, the most frequent first. */
function sumOf(lists: readonly Occurrences[]): Occurrences {
  const counts = new Map<string, { readonly word: string; count: number }>();
  for (const { word, count } of lists.flat()) {
    const entry = counts.get(word.toLowerCase());
    if (entry === undefined) counts.set(word.toLowerCase(), { word, count });
    else entry.count += count;
  }
  return [...counts.values()].sort((a, b) => b.count - a.count).slice(0, mostListed);
}

function presentJob({
  id,
  state,
  actor,
  actorId,
  files,
  done,
  titleId,
  isDraft,
  isForced,
  error,
  ...moments
}: Import["job"]): ImportJob {
  const { createdAt, startedAt, finishedAt } = moments;
  return {
    id,
    state,
    actor,
    actorId,
    files,
    done,
    isDraft,
    isForced,
    titleId,
    error,
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

function presentImport({ job, files, titles }: Import): ImportJob {
  const reports = files.map(({ path: file, titleId, report }) => ({ file, titleId, ...storedReport.parse(report) }));
  const titlesWithWords = titles.map(({ id, name, isDraft, decided }) => {
    const ofTitle = reports.filter(({ titleId }) => titleId === id);
    const names = sumOf(ofTitle.map((report) => report.names));
    return { id, name, isDraft, names, unknown: sumOf(ofTitle.map(({ unknown }) => unknown)), decided: [...decided] };
  });
  return { ...presentJob(job), reports, titles: titlesWithWords };
}

export function registerImports({ handle, services }: Api): void {
  handle("Admin/UploadSubtitles", async ({ request, ...context }) => {
    const operator = operatorOf(context);
    return { id: await readUploads(request, (files) => uploadSubtitles(services, operator, files)) };
  });

  handle("Admin/GetImports", async ({ query }) => {
    const { id } = query;
    if (id !== undefined) return { rows: [presentImport(await readImport(services, id))], next: null };
    return presentPage(await readImports(services, id, pageQueryOf({ ...query })), presentJob);
  });

  handle("Admin/WatchImport", async ({ query, request, reply }) => {
    // Before anything is sent, so that an unknown one is a problem.
    await readImport(services, query.id);
    const isAllowed = () => isStillAllowed(services, request, operations["Admin/WatchImport"].access);
    await sendEvents(reply, isAllowed, async () => {
      const watched = presentImport(await readImport(services, query.id));
      return { event: "import", data: watched, isLast: watched.finishedAt !== null };
    });
    return sent;
  });

  handle("Admin/GetWordPlaces", async ({ query }) => {
    const words = await readWordPlaces(services, query);
    return { words: words.map(({ word, places }) => ({ word, places: [...places] })) };
  });

  handle("Admin/SetName", async ({ body, ...context }) => {
    const { titleId, words } = body;
    return { importId: (await setName(services, operatorOf(context), titleId, words)) ?? null };
  });

  handle("Admin/RetryImport", async ({ body, ...context }) => {
    await retryImport(services, operatorOf(context), body);
    return null;
  });
}

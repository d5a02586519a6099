import type { FastifyRequest } from "fastify";
import type { OwnTitle, ReadEpisode, UploadProgress } from "../../contract/my-series.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import type { Translate } from "../../domain/locale/translate.ts";
import { uploadLimits } from "../../domain/my-series/limits.ts";
import type { FileProblemCode } from "../../domain/subtitles/file-problem.ts";
import { arrangeTitle } from "../../services/my-series/arrange-title.ts";
import { bringFiles } from "../../services/my-series/bring-files.ts";
import { deleteOwn, removeEpisode, renameTitle } from "../../services/my-series/change-own-title.ts";
import { type ReadEpisode as Read, readForVisitor, receiveOne } from "../../services/my-series/read-for-visitor.ts";
import { readOwn, type WatchedUpload, watchUpload } from "../../services/my-series/read-own.ts";
import { presentMovie, presentSeries } from "../catalogue/present-content.ts";
import { presentWords } from "../catalogue/present-words.ts";
import { type Api, sent } from "../handle.ts";
import { readUploads } from "../read-upload.ts";
import { sendEvents } from "../send-events.ts";
import { findSession } from "../session.ts";

type Title = Awaited<ReturnType<typeof arrangeTitle>>;

function presentOwn(title: Title): OwnTitle {
  const own = { isMine: true, publicTitle: title.publicTitle } as const;
  return title.kind === "series" ? { ...presentSeries(title), ...own } : { ...presentMovie(title), ...own };
}

/** Those that a single file can have; the others of the import are of folders and packs. */
const told: ReadonlySet<string> = new Set<FileProblemCode>([
  ...(["not-a-subtitle", "not-english", "too-large", "unreadable-time", "no-duration", "ends-before-start"] as const),
  ...(["text-without-time", "missing-fields"] as const),
]);

function problemText(code: FileProblemCode): string {
  return `file_problem_${(told.has(code) ? code : "failed").replaceAll("-", "_")}`;
}

function presentUpload(
  { id: uploadId, files, ...upload }: WatchedUpload,
  locale: Locale,
  translate: Translate,
): UploadProgress {
  return {
    uploadId,
    ...upload,
    files: files.map(({ problem, problemLine, problemNumber, ...file }) => {
      const line = problemLine ?? 0;
      const values = { line, number: problemNumber ?? 0 };
      return {
        ...file,
        problem:
          problem === null ? null : { code: problem, line, message: translate(locale, problemText(problem), values) },
      };
    }),
  };
}

function presentRead({ uploadId, guess, figures, difficulty, words }: Read, language: number): ReadEpisode {
  const { seconds, runningWords, closedClassWords, nameWords, otherWords, unjudgedWords } = figures;
  const ofLevel = (level: number) => words.filter((word) => word.level === level).length;
  return {
    uploadId,
    guess,
    seconds,
    difficulty,
    wordCount: words.length,
    runningWords,
    closedClassWords,
    nameWords,
    otherWords,
    unjudgedWords,
    levels: [1, 2, 3, 4, 5].map(ofLevel),
    words: presentWords(words, language),
    tokens: words.map(({ tokens }) => tokens),
  };
}

/** Titles that people bring themselves. */
export function registerMySeries({ handle, services }: Api): void {
  handle("MySeries/Upload", async ({ user, request }) => ({
    uploadId: await readUploads(request, (files) => bringFiles(services, user, files)),
  }));

  handle("MySeries/ReadEpisode", async ({ query, request, limits }) => {
    // Before a turn is taken: an upload may be slow.
    const received = await readUploads(request, (files) => receiveOne(services, files));
    const read = await limits.inTurn(() => readForVisitor(services, received), "analysis");
    return presentRead(read, query.MeanLanguageType);
  });

  handle("MySeries/Watch", async ({ user, query, locale, request, reply }) => {
    const read = () => watchUpload(services, user.id, query.uploadId);
    // Before anything is sent, so that an unknown one is a problem.
    await read();
    await sendEvents(
      reply,
      () => isStillSignedIn(request, user.id),
      async () => {
        const upload = await read();
        return { event: "upload", data: presentUpload(upload, locale, services.translate), isLast: upload.isDone };
      },
    );
    return sent;
  });

  /** Whoever watches may sign out, or the account be blocked. */
  async function isStillSignedIn(request: FastifyRequest, userId: number): Promise<boolean> {
    return (await findSession(services, request))?.user.id === userId;
  }

  handle("MySeries/Arrange", async ({ user, body }) => presentOwn(await arrangeTitle(services, user, body)));

  handle("MySeries/GetMyTitles", async ({ user }) => {
    const { titles, room } = await readOwn(services, user);
    const own = titles.map(presentOwn);
    return {
      seriesList: own.filter((title) => title.kind === "series"),
      movieList: own.filter((title) => title.kind === "movie"),
      limits: room.limits,
      left: room.left,
      filesPerUpload: uploadLimits.files,
    };
  });

  handle("MySeries/Rename", async ({ user, body: { id, ...name } }) => {
    await renameTitle(services, user.id, id, name);
    return null;
  });

  handle("MySeries/RemoveEpisode", async ({ user, body }) => {
    await removeEpisode(services, user.id, body.episodeId);
    return null;
  });

  handle("MySeries/Delete", async ({ user, body }) => {
    await deleteOwn(services, user.id, body.id);
    return null;
  });
}

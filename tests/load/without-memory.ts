import { registerHooks } from "node:module";
import { prepareAnswer as prepare } from "../../src/services/memory/prepare-answer.ts";
import { sql } from "../../src/storage/drizzle.ts";
import { type AnswerChange, answerChangeParts as partsOf } from "../../src/storage/memory/answer-change.ts";

/*
 * Imported by a site that is started to measure what memory costs an answer (NODE_OPTIONS): in the place of these two modules
 * it neither reads nor writes the memory of people whose name begins with `Without`. All else is the same for everybody.
 */

const here = import.meta.url;
const replaced = ["/services/memory/prepare-answer.ts", "/storage/memory/answer-change.ts"];

registerHooks({
  resolve(name, context, next) {
    const resolved = next(name, context);
    const isReplaced = context.parentURL !== here && replaced.some((file) => resolved.url.endsWith(file));
    return isReplaced ? { ...resolved, url: here } : resolved;
  },
});

const nothing: AnswerChange = {
  entry: { answerId: "", wordId: 0, kind: "recognition", way: "choice", elapsedMs: 0, grade: null, at: 0, day: "" },
  writes: [],
};

export const prepareAnswer: typeof prepare = async (db, user, played) =>
  user.username.startsWith("Without") ? nothing : await prepare(db, user, played);

export const answerChangeParts: typeof partsOf = (userId, change, from) =>
  change === nothing
    ? { held: sql`held as (select)`, isCurrent: sql`true`, parts: sql`logged as (select)` }
    : partsOf(userId, change, from);

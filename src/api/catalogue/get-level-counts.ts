import { countLevels } from "../../services/catalogue/read-content.ts";
import { jsonResponse } from "../cache/cached-response.ts";
import { sendCached } from "../cache/send-cached.ts";
import { ProblemError } from "../errors/problem-error.ts";
import { type Api, sent } from "../handle.ts";
import { presentLevelCounts } from "./present-content.ts";

/** Of the catalogue's titles kept as they are sent; of a title of the person's own counted for each answer. */
export function registerGetLevelCounts({ handle, services, cache }: Api): void {
  async function read(reader: number | undefined, titleId: number) {
    const counts = await countLevels(services, reader, titleId);
    if (counts === undefined) throw new ProblemError("not_found");
    return presentLevelCounts(counts);
  }

  handle("WordList/GetLevelCounts", async ({ user, query: { titleId }, request, reply, limits }) => {
    try {
      const cached = await cache.get(`GetLevelCounts ${titleId}`, async () =>
        jsonResponse(await read(undefined, titleId)),
      );
      // The response is the same with and without a token.
      reply.removeHeader("vary");
      reply.removeHeader("cache-control");
      await sendCached(request, reply, cached);
      return sent;
    } catch (error) {
      const isUnknown = error instanceof ProblemError && error.code === "not_found";
      if (!isUnknown || user === undefined) throw error;
      return await limits.inTurn(() => read(user.id, titleId));
    }
  });
}

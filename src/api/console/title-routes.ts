import type { ManagedTitle } from "../../contract/console/titles.ts";
import { deleteTitle } from "../../services/console/titles/delete-title.ts";
import { hideTitle } from "../../services/console/titles/hide-title.ts";
import { readPoster } from "../../services/console/titles/read-poster.ts";
import { readTitles } from "../../services/console/titles/read-titles.ts";
import { saveTitle } from "../../services/console/titles/save-title.ts";
import { uploadPoster } from "../../services/console/titles/upload-poster.ts";
import type { Api } from "../handle.ts";
import { readUpload } from "../read-upload.ts";
import { operatorOf } from "./operator.ts";
import { pageQueryOf, presentPage } from "./paging.ts";

type Title = Awaited<ReturnType<typeof saveTitle>>;

/** A poster's address names its content. */
const posterCacheControl = "public, max-age=31536000, immutable";

export function presentTitle(title: Title): ManagedTitle {
  const { id, kind, name, combinedUrl, year, genres, description, posterUrl, watchUrl, licence, credit } = title;
  const { isPremium, showLines, isHidden, difficulty, wordCount, episodes, createdAt } = title;
  return {
    id,
    kind,
    name,
    combinedUrl,
    year,
    genres,
    description,
    posterUrl,
    watchUrl,
    licence,
    credit,
    isPremium,
    showLines,
    isHidden,
    difficulty,
    wordCount,
    episodes,
    formerUrls: [...title.formerAddresses],
    isPublished: difficulty !== null && !isHidden,
    seasons: title.seasons.map((season) => ({
      seasonNumber: season.seasonNumber,
      isPremium: season.isPremium,
      episodes: season.episodes,
    })),
    createdAt: createdAt.toISOString(),
  };
}

export function registerTitles({ handle, services }: Api): void {
  handle("Admin/GetTitles", async ({ query }) => {
    const { id, search, kind, sort, isHidden } = query;
    const filter = { id, search, kind, sort, isHidden };
    return presentPage(await readTitles(services, filter, pageQueryOf(query)), presentTitle);
  });

  handle("Admin/SaveTitle", async ({ body, ...context }) =>
    presentTitle(await saveTitle(services, operatorOf(context), body)),
  );

  handle("Admin/UploadPoster", async ({ query, request, ...context }) => {
    const { bytes } = await readUpload(request);
    return { posterUrl: await uploadPoster(services, operatorOf(context), query.id, bytes) };
  });

  handle("Admin/HideTitle", async ({ body, ...context }) => {
    await hideTitle(services, operatorOf(context), body.id, body.isHidden);
    return null;
  });

  handle("Admin/DeleteTitle", async ({ body, ...context }) => {
    await deleteTitle(services, operatorOf(context), body.id);
    return null;
  });

  handle("Poster/GetPoster", async ({ params, reply, problem }) => {
    const picture = await readPoster(services, params.hash);
    if (picture === undefined) throw problem("not_found");
    reply.header("cache-control", posterCacheControl);
    return picture;
  });
}

import {
  deleteEpisode,
  drafts,
  draftsQuery,
  dropDraft,
  episodesQuery,
  managedEpisodes,
  moveEpisode,
  publishDraft,
  publishedDrafts,
  saveEpisode,
} from "../console/drafts.ts";
import { get, noContent, type Operation, post } from "../operation.ts";

/** What imports keep until it is published, and the episodes of what is. */
export const draftOperations = {
  "Admin/GetDrafts": {
    ...get,
    access: "editor",
    summary: "What imports keep until it is published, with what speaks against publishing it, the newest first",
    query: draftsQuery,
    answer: drafts,
  },
  "Admin/PublishDraft": {
    ...post,
    access: "editor",
    summary: "Publishes drafts: new titles, or episodes of titles in place of those that they had",
    body: publishDraft,
    answer: publishedDrafts,
    problems: ["not_found", "conflict"],
  },
  "Admin/DropDraft": {
    ...post,
    access: "editor",
    summary: "Throws a draft away; importing its files again makes it anew",
    body: dropDraft,
    ...noContent,
    problems: ["not_found", "conflict"],
  },
  "Admin/GetEpisodes": {
    ...get,
    access: "editor",
    summary: "The episodes of a title, in their order",
    query: episodesQuery,
    answer: managedEpisodes,
  },
  "Admin/SaveEpisode": {
    ...post,
    access: "editor",
    summary: "Names an episode",
    body: saveEpisode,
    ...noContent,
    problems: ["not_found"],
  },
  "Admin/MoveEpisode": {
    ...post,
    access: "editor",
    summary: "Gives an episode another season and number; what people have of it stays with it",
    body: moveEpisode,
    ...noContent,
    problems: ["not_found", "conflict"],
  },
  "Admin/DeleteEpisode": {
    ...post,
    access: "editor",
    summary: "Deletes an episode with its words; lists keep the words that were taken from it",
    body: deleteEpisode,
    ...noContent,
    problems: ["not_found"],
  },
} as const satisfies Record<string, Operation>;

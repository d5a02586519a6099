import { api } from "../accounts/session/api.ts";
import { refresh } from "../accounts/session/queries.ts";
import { userDataStore } from "../accounts/session/use-user-data.ts";
import { forgetEpisode, readEpisode, type VisitorEpisode } from "./visitor-episode.ts";

/**
 * Makes what this browser's visitor has had read a title of the person who has signed in. It is forgotten here once the API
 * has it; the same again, as from two tabs or after a lost answer, comes to the same title. What the API refuses, as beyond
 * the limits, stays here, and the account says so.
 *
 * @returns what stays here
 */
export async function takeOverEpisode(): Promise<VisitorEpisode | undefined> {
  const episode = await readEpisode();
  const { token } = userDataStore().get();
  if (episode === undefined || episode.arranged === null || token === undefined) return episode;
  try {
    await api.call("MySeries/Arrange", { body: episode.arranged });
  } catch {
    return episode;
  }
  await forgetEpisode(episode);
  await refresh("MySeries/GetMyTitles");
  return undefined;
}

import type { SignedInUser } from "./signed-in-user.ts";
import type { TestApp } from "./test-app.ts";

/** Publishes what imports keep as drafts, as the console does. Returns the titles' ids. */
export async function publishDrafts(
  { app }: Pick<TestApp, "app">,
  { headers }: Pick<SignedInUser, "headers">,
  importId: string,
): Promise<number[]> {
  const drafts = (await app.inject({ url: `/api/Admin/GetDrafts?importId=${importId}`, headers })).json();
  const ids = drafts.rows.map(({ id }: { readonly id: number }) => id);
  if (ids.length === 0) return [];
  const answer = await app.inject({ method: "POST", url: "/api/Admin/PublishDraft", headers, payload: { ids } });
  return answer.json().titleIds;
}

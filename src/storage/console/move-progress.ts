import { episodes, seasons, titles } from "../catalogue/schema.ts";
import type { Db } from "../database.ts";
import { type SQL, sql } from "../drizzle.ts";
import { memorySettings } from "../memory/schema.ts";
import { listWords, wordLists } from "../progress/schema.ts";
import { quizzes } from "../quiz/schema.ts";

type Moved = {
  readonly userIds: readonly number[];
  readonly copyIds: readonly number[];
  readonly publicId: number;
};

/**
 * Lets what people have of their copies be of the public title: scenes of lists, quizzes and watch plans. Known words, cards
 * and points are of words, and stay as they are. What is of another text than the public episode's, or would become premium
 * or hidden, stays with the copy, where it works as before.
 */
export async function moveProgress(transaction: Db, { userIds, copyIds, publicId }: Moved): Promise<void> {
  const [people, copies] = [sql`any(${sql.param([...userIds])}::int[])`, sql`any(${sql.param([...copyIds])}::int[])`];
  const isFree = sql`not ${titles.isHidden} and not ${titles.isPremium} and not exists (
    select 1 from ${seasons} as paid where paid.title_id = ${titles.id} and paid.is_premium)`;
  const places = sql`places as (
    select own.title_id as own_title, own.season_id as own_season, own.id as own_id,
      found.season_id, found.id, coalesce(found.reading_id = own.reading_id, false) as is_same
    from ${episodes} as own
    left join ${seasons} as own_seasons on own_seasons.id = own.season_id
    join ${titles} on ${titles.id} = ${publicId} and ${isFree}
    join ${episodes} as found on found.title_id = ${titles.id} and found.episode_number = own.episode_number
    left join ${seasons} as found_seasons on found_seasons.id = found.season_id
    where own.title_id = ${copies} and own_seasons.season_number is not distinct from found_seasons.season_number)`;
  const kinds: readonly (readonly [kind: string, map: SQL])[] = [
    ["episode", sql`select own_id as old, min(id) as new from places group by own_id having bool_and(is_same)`],
    [
      "season",
      sql`select own_season as old, min(season_id) as new from places group by own_season having bool_and(is_same)`,
    ],
    [
      "series",
      sql`select own_title as old, ${publicId}::int as new from places group by own_title having bool_and(is_same)`,
    ],
    [
      "movie",
      sql`select own_title as old, ${publicId}::int as new from places group by own_title having bool_and(is_same)`,
    ],
  ];
  for (const [kind, map] of kinds) {
    await transaction.execute(sql`
      with ${places}, moved as (${map})
      update ${quizzes} set source = jsonb_set(source #- '{list,isMine}', '{list,id}', to_jsonb(moved.new))
      from moved where user_id = ${people} and source #>> '{list,kind}' = ${kind}
        and (source #>> '{list,isMine}')::boolean and (source #>> '{list,id}')::int = moved.old`);
  }
  await transaction.execute(sql`
    with ${places}
    update ${listWords} set episode_id = places.id
    from places, ${wordLists}
    where ${wordLists.userId} = ${people} and ${listWords.listId} = ${wordLists.id}
      and ${listWords.episodeId} = places.own_id and places.is_same`);
  await transaction.execute(sql`
    with ${places}
    update ${memorySettings} set plan = jsonb_set(plan, '{titleIds}', (
      select jsonb_agg(id order by place) from (
        select case when id = ${copies} then ${publicId}::int else id end as id, min(place) as place
        from (select value::int as id, place from jsonb_array_elements_text(plan -> 'titleIds')
          with ordinality as given (value, place)) as given
        group by 1) as kept))
    where user_id = ${people} and exists (select 1 from places)
      and exists (select 1 from jsonb_array_elements_text(plan -> 'titleIds') as given (value) where value::int = ${copies})`);
}

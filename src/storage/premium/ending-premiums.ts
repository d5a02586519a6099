import type { Locale } from "../../domain/locale/locale.ts";
import { users } from "../accounts/schema.ts";
import type { Db } from "../database.ts";
import { and, asc, eq, gt, isNull, lte, notExists, sql } from "../drizzle.ts";
import { type premiumNotices, toldPremiumEnds } from "./schema.ts";

export type EndingPremium = {
  readonly userId: number;
  readonly username: string;
  readonly mail: string;
  readonly language: Locale;
  readonly timeZone: string;
  readonly endsAt: Date;
};

type Notice = (typeof premiumNotices)[number];

/** People whose premium ends within a time and who are still to be told so; only confirmed addresses that want to hear of it. */
export async function readEndingPremiums(
  db: Db,
  notice: Notice,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<EndingPremium[]> {
  const told = db
    .select({ told: sql`1` })
    .from(toldPremiumEnds)
    .where(
      and(
        eq(toldPremiumEnds.userId, users.id),
        eq(toldPremiumEnds.notice, notice),
        eq(toldPremiumEnds.endsAt, users.premiumEndDate),
      ),
    );
  const rows = await db
    .select({
      userId: users.id,
      username: users.username,
      mail: users.mail,
      language: users.language,
      timeZone: users.timeZone,
      endsAt: users.premiumEndDate,
    })
    .from(users)
    .where(
      and(
        gt(users.premiumEndDate, from),
        lte(users.premiumEndDate, to),
        eq(users.isMailVerified, true),
        eq(users.premiumMail, true),
        isNull(users.blockedAt),
        notExists(told),
      ),
    )
    .orderBy(asc(users.premiumEndDate));
  return rows.flatMap(({ endsAt, ...person }) => (endsAt === null ? [] : [{ ...person, endsAt }]));
}

/** False where it was told already, or where premium no longer ends then. */
export async function notePremiumEnd(
  transaction: Db,
  { userId, notice, endsAt }: { readonly userId: number; readonly notice: Notice; readonly endsAt: Date },
): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    insert into told_premium_ends (user_id, notice, ends_at)
    select id, ${notice}::text, premium_end_date from users
    where id = ${userId}::int and date_trunc('milliseconds', premium_end_date) = ${endsAt.toISOString()}::timestamptz
    on conflict do nothing`);
  return rowCount === 1;
}

import type { FrozenMonth } from "../../contract/console/prizes.ts";
import { decideFlag } from "../../services/console/flags/decide-flag.ts";
import { readFlags } from "../../services/console/flags/read-flags.ts";
import { approveMonth } from "../../services/console/prizes/approve-month.ts";
import { disqualifyRank } from "../../services/console/prizes/disqualify-rank.ts";
import { lookAtRank } from "../../services/console/prizes/look-at-rank.ts";
import { readMonth } from "../../services/console/prizes/read-month.ts";
import { withdrawPrizes } from "../../services/console/prizes/withdraw-prizes.ts";
import type { Api } from "../handle.ts";
import { operatorOf } from "./operator.ts";
import { pageQueryOf, presentPage } from "./paging.ts";

type Month = Awaited<ReturnType<typeof readMonth>>;
type Row = Month["rows"][number];
type Flag = Awaited<ReturnType<typeof readFlags>>["rows"][number];

const timeOf = (moment: Date | null | undefined) => moment?.toISOString() ?? null;

function presentEvidence({ flags, ...evidence }: NonNullable<Row["evidence"]>) {
  const { levelAnswers, methods, lists, pauses, sessions } = evidence;
  const { answers, days, mostHours, sameAddress, sameDevice, accountDays, isMailVerified } = evidence;
  return {
    answers,
    days,
    mostHours,
    sameAddress,
    sameDevice,
    accountDays,
    isMailVerified,
    wrongShare: evidence.wrongShare ?? null,
    answersPerHour: evidence.answersPerHour ?? null,
    medianMs: evidence.medianMs ?? null,
    fastShare: evidence.fastShare ?? null,
    hardShare: evidence.hardShare ?? null,
    topListShare: evidence.topListShare ?? null,
    levelAnswers,
    methods,
    lists,
    pauses,
    sessions,
    flags: flags.map(({ kind, state, day, evidence: figures }) => ({ kind, state, day, figures: { ...figures } })),
  };
}

function presentPrize({
  place,
  months,
  grantedAt,
  sentAt,
  hasMailFailed,
  openedAt,
  redeemedAt,
}: NonNullable<Row["prize"]>) {
  const moments = { sentAt: timeOf(sentAt), openedAt: timeOf(openedAt), redeemedAt: timeOf(redeemedAt) };
  return { place, months, hasMailFailed, grantedAt: grantedAt.toISOString(), ...moments };
}

function presentRow({ rank, boardRank, points, account, obstacles, nextPrize, prize, evidence, ...row }: Row) {
  const { disqualifiedAt, disqualifiedBy, disqualifiedWhy, lookedAt, lookedBy } = row;
  return {
    rank,
    boardRank,
    points,
    obstacles,
    userId: account?.id ?? null,
    username: account?.username ?? null,
    nextPrize: nextPrize ?? null,
    prize: prize === undefined ? null : presentPrize(prize),
    looked: lookedAt === null ? null : { at: lookedAt.toISOString(), by: lookedBy ?? "" },
    disqualified:
      disqualifiedAt === null
        ? null
        : { at: disqualifiedAt.toISOString(), by: disqualifiedBy ?? "", reason: disqualifiedWhy ?? "" },
    evidence: evidence === undefined ? null : presentEvidence(evidence),
  };
}

function presentMonth({ month, frozen, waiting, state, prizes, rows }: Month): FrozenMonth {
  return {
    month,
    frozen,
    waiting,
    state: state === undefined ? "running" : state.grantedAt === null ? "waiting" : "granted",
    frozenAt: timeOf(state?.frozenAt),
    grantDueAt: timeOf(state?.grantDueAt),
    grantedAt: timeOf(state?.grantedAt),
    grantedBy: state?.grantedBy ?? null,
    prizes: [...prizes],
    rows: rows.map(presentRow),
  };
}

function presentFlag({ evidence, raisedAt, decidedAt, ...flag }: Flag) {
  return { ...flag, figures: { ...evidence }, raisedAt: raisedAt.toISOString(), decidedAt: timeOf(decidedAt) };
}

/** The prizes of the leaderboard's months, and the flags that keep people off it. */
export function registerPrizes({ handle, services }: Api): void {
  handle("Admin/GetMonth", async ({ query }) => presentMonth(await readMonth(services, query.month)));

  handle("Admin/DisqualifyRank", async ({ body, ...context }) => {
    await disqualifyRank(services, operatorOf(context), body);
    return null;
  });

  handle("Admin/LookAtRank", async ({ body, ...context }) => {
    await lookAtRank(services, operatorOf(context), body);
    return null;
  });

  handle("Admin/GetFlags", async ({ query }) => {
    const { search, state } = query;
    return presentPage(await readFlags(services, { search, state }, pageQueryOf(query)), presentFlag);
  });

  handle("Admin/DecideFlag", async ({ body, ...context }) => {
    await decideFlag(services, operatorOf(context), body);
    return null;
  });

  handle("Admin/ApproveMonth", async ({ body, ...context }) => {
    await approveMonth(services, operatorOf(context), body.month);
    return null;
  });

  handle("Admin/WithdrawPrizes", async ({ body, ...context }) => {
    await withdrawPrizes(services, operatorOf(context), body.month);
    return null;
  });
}

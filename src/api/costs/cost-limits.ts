import type { FastifyReply, FastifyRequest } from "fastify";
import type { OperationName } from "../../contract/operations.ts";
import type { Services } from "../../services/services.ts";
import { payingAddressOf, renderFor } from "../in-process.ts";
import { createByteLimit } from "./byte-limit.ts";
import { costs, type TurnKind, turnLimits } from "./cost-table.ts";
import { createDailyLimit } from "./daily-limit.ts";
import { createStreamedAnswers } from "./streamed-answers.ts";
import { busy, createTurns, type Payer } from "./turns.ts";

/** Runs a part of a call's work when its turn has come. */
export type InTurn = <T>(work: () => Promise<T>, kind?: TurnKind) => Promise<T>;

/** What one call may do, by the table of costs. */
export type CallLimits = {
  readonly inTurn: InTurn;
  /** Sends a large answer piece by piece. */
  stream(pieces: AsyncGenerator<string>): Promise<void>;
  /** @throws {ProblemError} too_many_requests, where the person or the address has used up its day */
  countDaily(): Promise<void>;
};

/** Aborts when the client has gone before it was answered. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once("close", () => gone.abort(busy()));
  return gone.signal;
}

export type CostLimits = {
  /**
   * Renders a page when its reader's turn has come.
   * @throws {ProblemError} too_many_requests, unavailable
   */
  renderInTurn<T>(request: FastifyRequest, render: () => Promise<T>): Promise<T>;
  /** For `onRequest`, of a route that reads at most so many bytes: counts those of the address. */
  countBytes(request: FastifyRequest, mostBytes: number): Promise<void>;
  of(name: OperationName, userId: number | undefined, request: FastifyRequest, reply: FastifyReply): CallLimits;
};

type Options = {
  readonly isOn: boolean;
  readonly counts: Services["counts"];
  /** How long a client may take nothing of a large answer, in milliseconds. */
  readonly stalledMs: number;
};

/** The limits of the table of costs. What a page asks for is counted for its reader. */
export function createCostLimits({ isOn, counts, stalledMs }: Options): CostLimits {
  const turnsOf = (kind: TurnKind) => createTurns(turnLimits[kind], { shared: { counts, kind } });
  const turns = {
    database: turnsOf("database"),
    analysis: turnsOf("analysis"),
    export: turnsOf("export"),
    page: turnsOf("page"),
  };
  const streams = createStreamedAnswers(stalledMs);
  const countDaily = createDailyLimit(counts);
  const countBytes = createByteLimit(counts);

  return {
    renderInTurn(request, render) {
      const address = request.ip;
      const work = () => renderFor(address, render);
      // Several readers may wait for one page: it is rendered also when the first of them has gone.
      return isOn ? turns.page.take({ person: address, address }, work) : work();
    },
    async countBytes(request, mostBytes) {
      if (isOn) await countBytes(request, mostBytes);
    },
    of(name, userId, request, reply) {
      const cost = costs[name];
      const isLimited = isOn && cost !== undefined;
      const address = payingAddressOf(request);
      const payer: Payer = { person: userId === undefined ? address : `user ${userId}`, address };
      let gone: AbortSignal | undefined;
      return {
        inTurn(work, kind = cost?.turn ?? "database") {
          if (!isLimited) return work();
          gone ??= goneSignal(reply);
          return turns[kind].take(payer, work, gone);
        },
        stream: (pieces) => streams.send(reply, payer, pieces),
        async countDaily() {
          if (isLimited && cost.perDay !== undefined) await countDaily(name, payer, cost.perDay);
        },
      };
    },
  };
}

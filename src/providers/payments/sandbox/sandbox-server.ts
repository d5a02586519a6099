import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";
import { currencies, priceText } from "../../../domain/premium/plans.ts";
import { type CardBehaviour, sandboxCards } from "./sandbox-cards.ts";
import { cardPage, leavePage, messagePage, pagePolicy, secondStepPage } from "./sandbox-page.ts";
import { isSigned, signReport } from "./sandbox-signature.ts";

/** What the site sends to begin an order. */
export const sandboxOrder = z.strictObject({
  paymentId: z.string(),
  amount: z.int().min(1),
  currency: z.enum(currencies),
  title: z.string(),
  callbackUrl: z.url(),
  successUrl: z.url(),
  failureUrl: z.url(),
  /** Then nobody can pay any more. */
  openUntil: z.iso.datetime(),
});

type Order = z.infer<typeof sandboxOrder> & {
  readonly reference: string;
  state: "open" | "paid" | "failed" | "refunded" | "closed";
  /** Amounts that were given back, by the site's ids of it. */
  readonly refunds: Map<string, number>;
};

const refundWish = z.object({ refundId: z.string(), amount: z.int().positive() });

export type SandboxServer = {
  readonly url: string;
  close(): Promise<void>;
};

type SandboxOptions = {
  /** Shared with the site: it signs the site's requests and our reports. */
  readonly secret: string;
  readonly host?: string;
  /** By which the site and browsers reach it; the host unless given. */
  readonly publicHost?: string;
  /** 0 for any that is free. */
  readonly port: number;
  /** Pauses between tries of a report that was not taken, in milliseconds. */
  readonly retryAfterMs?: readonly number[];
  /** Factor of the times after which cards are reported; below 1 in tests. */
  readonly delayFactor?: number;
};

const refused: CardBehaviour = { outcome: "failed", reportsAfterMs: [0] };
const usualRetries = [1_000, 2_000, 4_000, 8_000, 16_000];
const mostBytes = 65_536;
const mostOrders = 10_000;

/**
 * A payment provider of our own for trying out and for tests: a second HTTP server with a hosted page, test cards and
 * signed reports that are repeated until they are taken. It keeps its orders in memory.
 */
export async function startSandboxServer(options: SandboxOptions): Promise<SandboxServer> {
  const { secret, host = "127.0.0.1", publicHost = host, port, retryAfterMs = usualRetries, delayFactor = 1 } = options;
  const orders = new Map<string, Order>();
  const timers = new Set<NodeJS.Timeout>();

  function later(ms: number, work: () => void) {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
  }

  async function report(order: Order, event: "paid" | "failed", eventKey: string, tries = 0): Promise<void> {
    const { paymentId, amount, currency, callbackUrl } = order;
    const body = JSON.stringify({ eventKey, event, paymentId, amount, currency });
    const headers = { "content-type": "application/json", "sandbox-signature": signReport(secret, body, new Date()) };
    const isTaken = await fetch(callbackUrl, {
      method: "POST",
      headers,
      body,
      signal: AbortSignal.timeout(10_000),
    }).then(
      async (answer) => answer.ok && (await answer.text()) === "OK",
      () => false,
    );
    const pause = retryAfterMs[tries];
    if (!isTaken && pause !== undefined) later(pause, () => void report(order, event, eventKey, tries + 1));
  }

  function settle(order: Order, card: CardBehaviour): void {
    order.state = card.outcome;
    const eventKey = randomUUID();
    for (const ms of card.reportsAfterMs) later(ms * delayFactor, () => void report(order, card.outcome, eventKey));
    if (card.failsAfterwards) later(200 * delayFactor, () => void report(order, "failed", randomUUID()));
  }

  function begin(body: Buffer): { status: number; answer: unknown } {
    const parsed = sandboxOrder.safeParse(parseJson(body));
    if (!parsed.success) return { status: 400, answer: { error: "order" } };
    const reference = randomUUID();
    if (orders.size >= mostOrders) orders.delete(orders.keys().next().value ?? "");
    orders.set(reference, { ...parsed.data, reference, state: "open", refunds: new Map() });
    return { status: 200, answer: { reference, checkoutUrl: `${url}/pay/${reference}` } };
  }

  function pay(order: Order, form: URLSearchParams, response: ServerResponse, isFramed: boolean): void {
    const number = (form.get("card") ?? "").replace(/\D/g, "");
    const card = sandboxCards.get(number) ?? refused;
    const shown = { title: order.title, price: priceText(order) };
    if (order.state !== "open") {
      sendPage(response, messagePage("This order is settled or closed already."));
      return;
    }
    if (card.hasSecondStep && !form.has("confirmed")) {
      sendPage(response, secondStepPage(shown, number));
      return;
    }
    const chosen = form.get("confirmed") === "no" ? refused : card;
    settle(order, chosen);
    const location = chosen.outcome === "paid" ? order.successUrl : order.failureUrl;
    // In a frame it is the window around it that goes on.
    if (isFramed) sendPage(response, leavePage(location));
    else response.writeHead(303, { location }).end();
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", "http://sandbox");
    const [, area = "", reference = "", action = ""] = pathname.split("/");
    const body = await readBody(request);
    const order = orders.get(reference);
    if (order?.state === "open" && new Date(order.openUntil) <= new Date()) order.state = "closed";
    if (area === "pay" && order !== undefined) {
      const isFramed = request.headers["sec-fetch-dest"] === "iframe";
      if (request.method === "POST") return pay(order, new URLSearchParams(body.toString()), response, isFramed);
      return sendPage(response, cardPage({ title: order.title, price: priceText(order) }));
    }
    if (area !== "orders") return sendPage(response, messagePage("There is no such order."), 404);
    if (!isSigned(secret, body, request.headers["sandbox-signature"], new Date())) return sendJson(response, 403, {});
    if (reference === "" && request.method === "POST") {
      const { status, answer: begun } = begin(body);
      return sendJson(response, status, begun);
    }
    if (order === undefined) return sendJson(response, 404, {});
    if (action === "refund" && request.method === "POST") {
      if (!giveBack(order, body)) return sendJson(response, 409, {});
    }
    if (action === "close" && request.method === "POST" && order.state === "open") order.state = "closed";
    const { state, amount, currency } = order;
    sendJson(response, 200, { state, amount, currency, refunded: sumOf(order.refunds) });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => sendJson(response, 400, {}));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, resolve);
  });
  const { port: chosen } = server.address() as AddressInfo;
  const url = `http://${publicHost}:${chosen}`;
  return {
    url,
    async close() {
      for (const timer of timers) clearTimeout(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const sumOf = (refunds: ReadonlyMap<string, number>) => [...refunds.values()].reduce((sum, part) => sum + part, 0);

/** False where more would be given back than was paid. Once for each id. */
function giveBack(order: Order, body: Buffer): boolean {
  const wish = refundWish.safeParse(parseJson(body));
  if (!wish.success || (order.state !== "paid" && order.state !== "refunded")) return false;
  const { refundId, amount } = wish.data;
  if (order.refunds.has(refundId)) return true;
  const left = order.amount - sumOf(order.refunds);
  if (amount > left) return false;
  order.refunds.set(refundId, amount);
  if (amount === left) order.state = "refunded";
  return true;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > mostBytes) throw new RangeError("the request is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function sendPage(response: ServerResponse, html: string, status = 200): void {
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": pagePolicy,
    "cache-control": "no-store",
  });
  response.end(html);
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  if (response.headersSent) return;
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}

import { createHmac, randomUUID } from "node:crypto";
import { startFakeServer } from "./fake-server.ts";

export const stripeSettings = { secretKey: "sk_test_key", webhookSecret: "whsec_secret" };

type Session = {
  readonly id: string;
  readonly fields: Record<string, string>;
  payment_status: "paid" | "unpaid";
  status: "open" | "complete" | "expired";
};

/** A server that speaks as much of Stripe's API as hosted Checkout and refunds take. */
export async function startStripeServer() {
  const sessions = new Map<string, Session>();
  const idempotent = new Map<string, Session>();
  const refunds = new Map<string, { readonly intent: string; readonly amount: number }>();

  const shown = ({ id, fields, payment_status, status }: Session) => ({
    id,
    object: "checkout.session",
    url: `https://checkout.stripe.example/${id}`,
    client_reference_id: fields.client_reference_id,
    amount_total: Number(fields["line_items[0][price_data][unit_amount]"]),
    currency: fields["line_items[0][price_data][currency]"],
    payment_intent: payment_status === "paid" ? `pi_${id}` : null,
    payment_status,
    status,
  });

  const server = await startFakeServer(({ method, path, headers, body }) => {
    if (headers.authorization !== `Bearer ${stripeSettings.secretKey}`) {
      return { status: 401, json: { error: { type: "invalid_request_error", message: "wrong key" } } };
    }
    const fields = Object.fromEntries(new URLSearchParams(body));
    const key = String(headers["idempotency-key"] ?? randomUUID());
    if (method === "POST" && path === "/v1/checkout/sessions") {
      if (fields.customer_email === "refused@example.org") {
        return { status: 400, json: { error: { type: "invalid_request_error", message: "refused" } } };
      }
      const session = idempotent.get(key) ?? {
        id: `cs_test_${sessions.size}`,
        fields,
        payment_status: "unpaid",
        status: "open",
      };
      idempotent.set(key, session);
      sessions.set(session.id, session);
      return { json: shown(session) };
    }
    const [id = "", action] = path.replace("/v1/checkout/sessions/", "").split("/");
    const session = sessions.get(id);
    if (method === "POST" && action === "expire" && session !== undefined) {
      if (session.status !== "open") {
        return { status: 400, json: { error: { type: "invalid_request_error", message: "only open sessions" } } };
      }
      session.status = "expired";
      return { json: shown(session) };
    }
    if (method === "GET" && session !== undefined) return { json: shown(session) };
    if (method === "POST" && path === "/v1/refunds") {
      refunds.set(key, { intent: fields.payment_intent ?? "", amount: Number(fields.amount) });
      return { json: { id: "re_1", object: "refund", status: "succeeded" } };
    }
    return { status: 404, json: { error: { type: "invalid_request_error", message: "not found" } } };
  });

  function signed(event: unknown, time = Math.floor(Date.now() / 1000)) {
    const body = JSON.stringify(event);
    const hex = createHmac("sha256", stripeSettings.webhookSecret).update(`${time}.${body}`).digest("hex");
    return { headers: { "stripe-signature": `t=${time},v1=${hex}` }, body: Buffer.from(body) };
  }

  return {
    ...server,
    orderFields: (reference: string) => sessions.get(reference)?.fields,
    returnedOf: (reference: string) =>
      [...refunds.values()]
        .filter(({ intent }) => intent === `pi_${reference}`)
        .reduce((sum, { amount }) => sum + amount, 0),
    signed,
    /** What Stripe would post for a session. */
    report(reference: string, status: "success" | "failed", amount?: number) {
      const session = sessions.get(reference);
      if (session === undefined) throw new Error("no such session");
      if (session.status === "expired") throw new Error("the session has expired");
      if (status === "success") Object.assign(session, { payment_status: "paid", status: "complete" });
      const type = status === "success" ? "checkout.session.completed" : "checkout.session.async_payment_failed";
      const object = { ...shown(session), ...(amount !== undefined && { amount_total: amount }) };
      return signed({ id: `evt_${randomUUID()}`, object: "event", type, data: { object } });
    },
  };
}

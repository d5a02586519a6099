import { createHmac } from "node:crypto";
import { startFakeServer } from "./fake-server.ts";

export const paytrSettings = {
  merchantId: "123456",
  merchantKey: "merchant-key",
  merchantSalt: "merchant-salt",
  isTest: true,
};

const sign = (text: string) => createHmac("sha256", paytrSettings.merchantKey).update(text).digest("base64");

/** A server that speaks PayTR's documented protocol: what it signs wrong, or what is wrong with it, is refused. */
export async function startPaytrServer() {
  const orders = new Map<string, { fields: Record<string, string>; isPaid: boolean; returned: Map<string, number> }>();
  const { merchantId, merchantSalt } = paytrSettings;
  const server = await startFakeServer(({ path, body }) => {
    const fields = Object.fromEntries(new URLSearchParams(body));
    const oid = fields.merchant_oid ?? "";
    const order = orders.get(oid);
    if (path === "/odeme/api/get-token") {
      const signed = [
        ...["merchant_id", "user_ip", "merchant_oid", "email", "payment_amount", "user_basket", "no_installment"],
        ...["max_installment", "currency", "test_mode"],
      ];
      const expected = sign(signed.map((name) => fields[name] ?? "").join("") + merchantSalt);
      if (fields.paytr_token !== expected || !/^[A-Za-z0-9]{1,64}$/.test(oid)) {
        return { json: { status: "failed", reason: "paytr_token gecersiz" } };
      }
      if (fields.email === "refused@example.org") return { json: { status: "failed", reason: "refused" } };
      orders.set(oid, { fields, isPaid: false, returned: new Map() });
      return { json: { status: "success", token: `token-${oid}` } };
    }
    if (path === "/odeme/durum-sorgu") {
      const isSigned = fields.paytr_token === sign(merchantId + oid + merchantSalt);
      if (!isSigned || !order?.isPaid) return { json: { status: "error", err_no: "004", err_msg: "no such order" } };
      const lira = (Number(order.fields.payment_amount) / 100).toFixed(2);
      return { json: { status: "success", payment_amount: lira, payment_total: lira, currency: "TL" } };
    }
    if (path === "/odeme/iade") {
      const amount = fields.return_amount ?? "";
      const isSigned = fields.paytr_token === sign(merchantId + oid + amount + merchantSalt);
      if (!isSigned || !order?.isPaid) return { json: { status: "error", err_no: "005", err_msg: "refused" } };
      order.returned.set(fields.reference_no ?? "", Math.round(Number(amount) * 100));
      return { json: { status: "success", is_test: "1", merchant_oid: oid, return_amount: amount } };
    }
    return { status: 404, json: {} };
  });
  return {
    ...server,
    orderFields: (reference: string) => orders.get(reference)?.fields,
    returnedOf: (reference: string) =>
      [...(orders.get(reference)?.returned.values() ?? [])].reduce((sum, part) => sum + part, 0),
    /** What PayTR would post for an order. */
    report(reference: string, status: "success" | "failed", amount?: number) {
      const order = orders.get(reference);
      if (order === undefined) throw new Error("no such order");
      order.isPaid = status === "success";
      const total = String(amount ?? order.fields.payment_amount);
      const hash = sign(reference + merchantSalt + status + total);
      const fields = {
        merchant_oid: reference,
        status,
        total_amount: total,
        hash,
        test_mode: "1",
        payment_type: "card",
        currency: "TL",
      };
      return {
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: Buffer.from(new URLSearchParams(fields).toString()),
      };
    },
  };
}

import { demoProvider } from "../../domain/console/demo/demo-mark.ts";
import { type KnownProvider, RefundRefusedError } from "./payment-provider.ts";

/** The end of the references of those payments whose refund is refused. */
const refused = "-refused";

/** Of made-up payments: nothing is bought by it and no money moves, but they can be asked about and given back. */
export const demoPayments: KnownProvider = {
  id: demoProvider,
  currencies: [],
  frameOrigin: undefined,
  openMs: 0,
  acknowledgement: { contentType: "text/plain", body: "OK" },
  start: () => Promise.reject(new Error("Nothing is bought by the demo")),
  readCallback: () => undefined,
  async ask({ reference, money }) {
    if (reference.endsWith("-silent")) return "pending";
    if (reference.endsWith("-failed")) return { event: "failed", money };
    return { event: "paid", money };
  },
  close: async () => "closed",
  async refund({ reference }) {
    if (reference.endsWith(refused)) throw new RefundRefusedError("Insufficient balance (demo)");
  },
};

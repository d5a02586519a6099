import type { Page, PageQuery } from "../../../storage/console/page.ts";
import { type PaymentFilter, type PaymentRow, readPaymentPage } from "../../../storage/console/payments.ts";
import type { Services } from "../../services.ts";

export function findPayments(
  { database }: Services,
  filter: PaymentFilter,
  page: PageQuery,
): Promise<Page<PaymentRow>> {
  return readPaymentPage(database.db, filter, page);
}

import { type CouponFilter, type CouponRow, readCouponPage } from "../../../storage/console/coupons.ts";
import type { Page, PageQuery } from "../../../storage/console/page.ts";
import type { Services } from "../../services.ts";

export function readCoupons({ database }: Services, filter: CouponFilter, page: PageQuery): Promise<Page<CouponRow>> {
  return readCouponPage(database.db, filter, page);
}

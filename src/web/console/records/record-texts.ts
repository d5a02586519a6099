import { inBoth } from "../language.ts";

/** Texts of the parts that show one record. */
export const recordTexts = inBoth(
  {
    gone: "Böyle bir kayıt yok; silinmiş olabilir.",
    record: "Kayıt",
    reason: "Neden",
    unknown: "—",
    inAudit: "İşlem kaydı",
    clear: "Temizle",
  },
  {
    gone: "There's no such record; it may have been deleted.",
    record: "Record",
    reason: "Reason",
    unknown: "—",
    inAudit: "Audit log",
    clear: "Clear",
  },
);

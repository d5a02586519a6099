import { Fragment } from "react";
import { Link } from "react-router";
import type { AnswerOf } from "../../../../contract/calls.ts";
import { type AuditThing, auditThings, fieldsOf } from "../../../../domain/console/audit-kinds.ts";
import { m } from "../../messages.ts";
import { type Formats, useFormats } from "../../parts/formats.ts";
import { usePages } from "../../parts/use-operator.ts";
import { detailTexts } from "./sentence.ts";
import { thingPath } from "./thing-path.ts";

type Row = AnswerOf<"Admin/GetAudit">["rows"][number];

/** What kinds of things are called that have no name, or are gone. */
export const thingTexts: Readonly<Record<AuditThing, () => string>> = {
  user: () => m.audit_thing_user(),
  title: () => m.audit_thing_title(),
  draft: () => m.audit_thing_draft(),
  import: () => m.audit_thing_import(),
  word: () => m.audit_thing_word(),
  report: () => m.audit_thing_report(),
  poll: () => m.audit_thing_poll(),
  message: () => m.audit_thing_message(),
  answer: () => m.audit_thing_answer(),
  coupon: () => m.audit_thing_coupon(),
  codes: () => m.audit_thing_codes(),
  payment: () => m.audit_thing_payment(),
  month: () => m.audit_thing_month(),
  demo: () => m.audit_thing_demo(),
};

const isKnown = (kind: string): kind is AuditThing => auditThings.some((known) => known === kind);

/** A thing of the log in words; a UUID by its first part. */
export function thingText(thing: string, name: string | null, formats: Pick<Formats, "month">): string {
  const at = thing.indexOf(":");
  const [kind, id] = at === -1 ? [thing, ""] : [thing.slice(0, at), thing.slice(at + 1)];
  if (kind === "month") return formats.month(id);
  if (kind === "payment" && name !== null) return m.audit_payment_of({ name });
  if (name !== null) return name;
  if (!isKnown(kind)) return thing;
  if (kind === "codes" || kind === "demo") return id === "" ? thingTexts[kind]() : id;
  return m.audit_numbered({ thing: thingTexts[kind](), number: id.replace(/^([0-9a-f]{8})-[0-9a-f-]{27}$/, "$1") });
}

/** What it was done to, by its name, which leads to it, and what else belongs to the sentence. */
export function Things({ row }: { row: Row }) {
  const pages = usePages();
  const formats = useFormats();
  const found = thingPath(row.thing);
  const text = thingText(row.thing, row.name, formats);
  const { userId } = fieldsOf(row.after);
  const person = typeof userId === "number" ? row.names[`user:${userId}`] : undefined;
  return (
    <>
      {found !== undefined && pages.includes(found.page) ? <Link to={found.path}>{text}</Link> : text}
      {detailTexts(row, { formats, names: row.names }).map((detail) => (
        <Fragment key={detail}>
          {" · "}
          {detail === person && pages.includes("people") ? (
            <Link to={thingPath(`user:${userId}`)?.path ?? ""}>{detail}</Link>
          ) : (
            detail
          )}
        </Fragment>
      ))}
    </>
  );
}

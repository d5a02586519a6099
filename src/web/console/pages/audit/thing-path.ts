import { type ConsolePageId, consolePath } from "../../paths.ts";

const pages: Readonly<Record<string, ConsolePageId>> = {
  user: "people",
  payment: "payments",
  coupon: "coupons",
  message: "messages",
  report: "reports",
  poll: "polls",
  title: "titles",
  import: "imports",
  word: "lexicon",
};

/** Where what a row of the audit log is about is opened, such as `title:12`; undefined where it has no page. */
export function thingPath(thing: string): { readonly page: ConsolePageId; readonly path: string } | undefined {
  const [kind = "", id = ""] = thing.split(":");
  if (kind === "month") return { page: "prizes", path: consolePath("prizes", { month: id }) };
  if (kind === "codes") return { page: "coupons", path: consolePath("coupons", { open: "codes" }) };
  if (kind === "answer") return { page: "messages", path: consolePath("messages", { open: "answers" }) };
  const page = Object.hasOwn(pages, kind) ? pages[kind] : undefined;
  return page === undefined || id === "" ? undefined : { page, path: consolePath(page, { open: id }) };
}

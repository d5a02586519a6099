import { type ConsolePageId, consolePath } from "../../paths.ts";

const pages: Readonly<Record<string, ConsolePageId>> = {
  user: "people",
  payment: "payments",
  coupon: "coupons",
  message: "messages",
  report: "reports",
  poll: "polls",
  title: "titles",
  word: "lexicon",
};

/** Where what a row of the audit log is about is opened, such as `title:12`; undefined where it has no page. */
export function thingPath(thing: string): string | undefined {
  const [kind = "", id = ""] = thing.split(":");
  if (kind === "month") return consolePath("prizes", { month: id });
  const page = Object.hasOwn(pages, kind) ? pages[kind] : undefined;
  return page === undefined || id === "" ? undefined : consolePath(page, { open: id });
}

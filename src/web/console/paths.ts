import type { Role } from "../../domain/accounts/role.ts";
import { pathOf } from "../features/page/paths.ts";

type PageRole = Exclude<Role, "user">;

/** Who works in the console. */
export type Operator = { readonly username: string; readonly role: PageRole };

/** `rest` is what the console's route leaves of the address. */
export type ConsoleProps = { readonly operator: Operator; readonly rest: string };

type PageRow = {
  /** After `/yonetim/`. */
  readonly path: string;
  /** Who may open it: an admin may open all. */
  readonly role: PageRole;
  readonly group: "today" | "content" | "people" | "money" | "site";
};

/** The one table of the console's pages, in the order of its navigation. */
const table = {
  overview: { path: "", role: "editor", group: "today" },
  reports: { path: "bildirimler", role: "editor", group: "today" },
  messages: { path: "mesajlar", role: "admin", group: "today" },
  titles: { path: "yapimlar", role: "editor", group: "content" },
  brought: { path: "istenenler", role: "admin", group: "content" },
  imports: { path: "aktarim", role: "editor", group: "content" },
  lexicon: { path: "sozluk", role: "editor", group: "content" },
  polls: { path: "anketler", role: "editor", group: "content" },
  people: { path: "kisiler", role: "admin", group: "people" },
  prizes: { path: "oduller", role: "admin", group: "people" },
  flags: { path: "supheliler", role: "admin", group: "people" },
  money: { path: "gelir", role: "admin", group: "money" },
  payments: { path: "odemeler", role: "admin", group: "money" },
  coupons: { path: "kuponlar", role: "admin", group: "money" },
  health: { path: "sistem", role: "admin", group: "site" },
  audit: { path: "islemler", role: "admin", group: "site" },
} as const satisfies Record<string, PageRow>;

export type ConsolePageId = keyof typeof table;

export const consolePages: Readonly<Record<ConsolePageId, PageRow>> = table;

const pageIds = Object.keys(table).filter((id): id is ConsolePageId => Object.hasOwn(table, id));

export function pagesOf(role: PageRole): ConsolePageId[] {
  return pageIds.filter((id) => role === "admin" || consolePages[id].role === "editor");
}

const root = pathOf("console", "tr");

/** The address of a page, with what it shows: `open` is the record in its detail panel. */
export function consolePath(id: ConsolePageId, query: Readonly<Record<string, string | number>> = {}): string {
  const { path } = consolePages[id];
  const text = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();
  return `${root}${path === "" ? "" : `/${path}`}${text === "" ? "" : `?${text}`}`;
}

/** The page by the rest of the address; undefined where there is none. */
export function consolePageAt(rest: string): ConsolePageId | undefined {
  return pageIds.find((id) => consolePages[id].path === rest);
}

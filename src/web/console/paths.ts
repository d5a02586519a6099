import { type ConsoleAccess, mayEnter, type StaffRole } from "../../domain/accounts/role.ts";
import { pathOf } from "../features/page/paths.ts";

/** Who works in the console. */
export type Operator = { readonly username: string; readonly role: StaffRole };

/** `rest` is what the console's route leaves of the address. */
export type ConsoleProps = { readonly operator: Operator; readonly rest: string };

type PageRow = {
  /** After `/yonetim/`. */
  readonly path: string;
  /** Who may open it, as of the calls that it shows. */
  readonly access: ConsoleAccess;
  readonly group: "today" | "content" | "people" | "money" | "site";
};

/** The one table of the console's pages, in the order of its navigation. */
const table = {
  overview: { path: "", access: "operator", group: "today" },
  reports: { path: "bildirimler", access: "operator", group: "today" },
  messages: { path: "mesajlar", access: "support", group: "today" },
  titles: { path: "yapimlar", access: "editor", group: "content" },
  brought: { path: "istenenler", access: "admin", group: "content" },
  imports: { path: "aktarim", access: "editor", group: "content" },
  lexicon: { path: "sozluk", access: "editor", group: "content" },
  polls: { path: "anketler", access: "editor", group: "content" },
  people: { path: "kisiler", access: "support", group: "people" },
  prizes: { path: "oduller", access: "admin", group: "people" },
  flags: { path: "supheliler", access: "admin", group: "people" },
  money: { path: "gelir", access: "admin", group: "money" },
  payments: { path: "odemeler", access: "admin", group: "money" },
  coupons: { path: "kuponlar", access: "admin", group: "money" },
  health: { path: "sistem", access: "admin", group: "site" },
  audit: { path: "islemler", access: "admin", group: "site" },
} as const satisfies Record<string, PageRow>;

export type ConsolePageId = keyof typeof table;

export const consolePages: Readonly<Record<ConsolePageId, PageRow>> = table;

const pageIds = Object.keys(table).filter((id): id is ConsolePageId => Object.hasOwn(table, id));

export function pagesOf(role: StaffRole): ConsolePageId[] {
  return pageIds.filter((id) => mayEnter(role, consolePages[id].access));
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

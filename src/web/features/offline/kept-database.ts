import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Locale } from "../../../domain/locale/locale.ts";
import type { CountedWords } from "../progress/list-answers.ts";

/*
 * What is kept in this browser to be used without a connection: pages, lists, and what the API answered about them. The
 * page writes it, the service worker answers from it. Bodies are compressed.
 */

/** Something that was kept for the road. */
export type KeptItem = {
  /** Of its page. */
  readonly path: string;
  readonly title: string;
  readonly locale: Locale;
  /** The id of the list of known words of who kept it; null of a visitor. */
  readonly owner: number | null;
  /** The release whose document and scripts were kept. */
  readonly release: string;
  /** Ms since 1970. */
  readonly at: number;
  /** Of its own parts, as they are stored. */
  readonly bytes: number;
  readonly list: KeptList;
};

export type KeptList = {
  readonly kind: "episode" | "movie" | "shared";
  readonly id: number | string;
};

/** An answer of the server. */
export type KeptPart = {
  /** Path of a page, or path and query of a call of the API. */
  readonly address: string;
  /** The path of the item it belongs to; null for what all of a language share. */
  readonly item: string | null;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Gzip. */
  readonly body: Uint8Array<ArrayBuffer>;
  /** The SHA-256 of the authorization that it is for; null where it is the same for all. */
  readonly person: string | null;
};

/** What shares of an episode or film are worked out from, without its words. */
export type KeptFigures = Omit<CountedWords, "words" | "tokens"> & { readonly item: string };

/** What another program has shared with the installed app, until the page of bringing takes it. */
export type SharedFiles = { readonly files: readonly File[]; readonly text: string };

interface Schema extends DBSchema {
  items: { key: string; value: KeptItem };
  parts: { key: string; value: KeptPart; indexes: { byItem: string } };
  figures: { key: number; value: KeptFigures };
  shared: { key: "one"; value: SharedFiles };
}

export type KeptDatabase = IDBPDatabase<Schema>;

export const keptDatabaseName = "offline";

/** Opened for each use: signing out deletes it, which an open connection would put off. Rejects where nothing may be stored. */
export async function withKept<Result>(work: (database: KeptDatabase) => Promise<Result>): Promise<Result> {
  const database = await openDB<Schema>(keptDatabaseName, 1, {
    upgrade(created) {
      created.createObjectStore("items", { keyPath: "path" });
      created.createObjectStore("parts", { keyPath: "address" }).createIndex("byItem", "item");
      created.createObjectStore("figures", { keyPath: "id" });
      created.createObjectStore("shared");
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase | null)?.close(),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Its own cache: content-addressed files of one release in one language, all that kept pages may load. */
export const roadCache = (locale: Locale, release: string) => `road ${locale} ${release}`;

export async function packed(body: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> {
  return await through(body, new CompressionStream("gzip"));
}

export async function unpacked(body: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return await through(body, new DecompressionStream("gzip"));
}

async function through(body: BodyInit, change: CompressionStream | DecompressionStream) {
  const stream = new Response(body).body?.pipeThrough(change);
  return new Uint8Array(await new Response(stream ?? null).arrayBuffer());
}

/** Tells people apart without keeping their token a second time. */
export async function personOf(authorization: string | null): Promise<string | null> {
  if (authorization === null) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(authorization));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The address under which an answer is kept: without what may change from one use to the next, such as words put off or
 * whether there is a voice.
 */
export function addressOf(url: URL): string {
  const search = new URLSearchParams(url.search);
  for (const name of ["skip", "voice"]) search.delete(name);
  search.sort();
  const query = search.toString();
  return query === "" ? url.pathname : `${url.pathname}?${query}`;
}

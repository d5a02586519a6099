import { type PlanId, planIds } from "../../../domain/premium/plans.ts";
import { signedInListId } from "../accounts/session/session.ts";
import { matchPath } from "../page/paths.ts";
import { createStored, useStored } from "../page/stored.ts";

/** The fields of the info form, as they were typed. */
export const infoFields = ["name", "surname", "mail", "phone", "address", "city", "country"] as const;
export type InfoField = (typeof infoFields)[number];

/** A purchase as far as it has come. */
export type OrderDraft = {
  readonly plan: PlanId;
  /** Empty without one; what the coupon does is asked again. */
  readonly coupon: string;
  readonly info: Readonly<Partial<Record<InfoField, string>>>;
  /** The contract and the terms. */
  readonly isAccepted: boolean;
  /** The provider's page for it; undefined before it is asked for, and where asking has failed. */
  readonly checkout: string | undefined;
  /** The page that the purchase was begun from, such as a locked list's; a path of this site. */
  readonly returnTo: string | undefined;
};

export const emptyDraft: OrderDraft = {
  plan: 2,
  coupon: "",
  info: {},
  isAccepted: false,
  checkout: undefined,
  returnTo: undefined,
};

type StorageArea = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * The purchase in this tab's session storage: a reload or a way back loses nothing that was typed, and closing the tab
 * forgets it. It belongs to one user.
 */
export function createOrderDraftStore(storage: () => StorageArea, owner: () => number | undefined) {
  const stored = createStored("premiumOrder", parseOrder, storage);

  const draftOf = (order: StoredOrder) => (order.owner === owner() ? order.draft : emptyDraft);

  return {
    /** The same object until something changes. */
    get: (): OrderDraft => draftOf(stored.get()),
    update(change: Partial<OrderDraft>): void {
      stored.update((order) => ({ owner: owner(), draft: { ...draftOf(order), ...change } }));
    },
    clear: stored.remove,
    subscribe: stored.subscribe,
  };
}

type StoredOrder = { readonly owner?: unknown; readonly draft: OrderDraft };

function parseOrder(json: unknown): StoredOrder {
  const { owner, draft }: { readonly [Key in keyof StoredOrder]?: unknown } = isObject(json) ? json : {};
  const values: { readonly [Key in keyof OrderDraft]?: unknown } = isObject(draft) ? draft : {};
  return {
    owner,
    draft: {
      plan: planIds.find((id) => id === values.plan) ?? emptyDraft.plan,
      coupon: textOf(values.coupon),
      info: infoOf(values.info),
      isAccepted: values.isAccepted === true,
      checkout: /^https?:/.test(textOf(values.checkout)) ? textOf(values.checkout) : undefined,
      returnTo: localPathOf(textOf(values.returnTo)),
    },
  };
}

/** A known path of the site; undefined for any other text. */
export function localPathOf(text: string): string | undefined {
  // A second slash would make it another site.
  return /^\/(?![/\\])/.test(text) && matchPath(text) !== undefined ? text : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function infoOf(stored: unknown): OrderDraft["info"] {
  if (!isObject(stored)) return {};
  const values: { readonly [Field in InfoField]?: unknown } = stored;
  return Object.fromEntries(infoFields.flatMap((name) => (name in values ? [[name, textOf(values[name])]] : [])));
}

let store: ReturnType<typeof createOrderDraftStore> | undefined;

/** The one store of this document; on the server it stays empty. */
export function orderDraftStore() {
  store ??= createOrderDraftStore(() => sessionStorage, signedInListId);
  return store;
}

/** Another plan is another order at the provider. */
export function selectPlan(plan: PlanId): void {
  orderDraftStore().update({ plan, checkout: undefined });
}

export function useOrderDraft(): OrderDraft {
  return useStored(orderDraftStore(), emptyDraft);
}

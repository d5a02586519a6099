import { useSyncExternalStore } from "react";
import { type PlanId, planIds } from "../../../domain/premium/plans.ts";
import { signedInListId } from "../accounts/session/session.ts";

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
};

export const emptyDraft: OrderDraft = { plan: 2, coupon: "", info: {}, isAccepted: false, checkout: undefined };

const storageKey = "premiumOrder";

type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * The purchase in this tab's session storage: a reload or a way back loses nothing that was typed, and closing the tab
 * forgets it. It belongs to one user.
 */
export function createOrderDraftStore(storage: () => DraftStorage, owner: () => number | undefined) {
  const listeners = new Set<() => void>();
  let current: { readonly owner: number | undefined; readonly draft: OrderDraft } | undefined;

  function replace(draft: OrderDraft, save: (to: DraftStorage) => void) {
    current = { owner: owner(), draft };
    try {
      save(storage());
    } catch {
      // Full or forbidden: it lasts as long as the document.
    }
    for (const listener of listeners) listener();
  }

  return {
    /** The same object until something changes. */
    get(): OrderDraft {
      if (current === undefined || current.owner !== owner())
        current = { owner: owner(), draft: read(storage, owner()) };
      return current.draft;
    },
    update(change: Partial<OrderDraft>): void {
      const next = { ...this.get(), ...change };
      replace(next, (to) => to.setItem(storageKey, JSON.stringify({ ...next, owner: owner() })));
    },
    clear(): void {
      replace(emptyDraft, (to) => to.removeItem(storageKey));
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function read(storage: () => DraftStorage, owner: number | undefined): OrderDraft {
  try {
    const stored: unknown = JSON.parse(storage().getItem(storageKey) ?? "null");
    if (typeof stored !== "object" || stored === null) return emptyDraft;
    const values: { readonly [Key in keyof OrderDraft | "owner"]?: unknown } = stored;
    if (values.owner !== owner) return emptyDraft;
    return {
      plan: planIds.find((id) => id === values.plan) ?? emptyDraft.plan,
      coupon: textOf(values.coupon),
      info: infoOf(values.info),
      isAccepted: values.isAccepted === true,
      checkout: /^https?:/.test(textOf(values.checkout)) ? textOf(values.checkout) : undefined,
    };
  } catch {
    return emptyDraft;
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function infoOf(stored: unknown): OrderDraft["info"] {
  if (typeof stored !== "object" || stored === null) return {};
  const values: { readonly [Field in InfoField]?: unknown } = stored;
  return Object.fromEntries(infoFields.flatMap((name) => (name in values ? [[name, textOf(values[name])]] : [])));
}

let store: ReturnType<typeof createOrderDraftStore> | undefined;

/** The one store of this document; only to be called in the browser. */
export function orderDraftStore() {
  store ??= createOrderDraftStore(() => window.sessionStorage, signedInListId);
  return store;
}

/** Another plan is another order at the provider. */
export function selectPlan(plan: PlanId): void {
  orderDraftStore().update({ plan, checkout: undefined });
}

export function useOrderDraft(): OrderDraft {
  return useSyncExternalStore(
    (listener) => orderDraftStore().subscribe(listener),
    () => orderDraftStore().get(),
    () => emptyDraft,
  );
}

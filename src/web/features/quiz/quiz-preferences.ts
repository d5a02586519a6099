import type { Preferences } from "../../../contract/accounts/preferences.ts";
import { type MethodId, methodIds } from "../../../domain/quiz/methods.ts";
import { type Repetition, repetitions } from "../../../domain/quiz/settings.ts";
import { api } from "../accounts/session/api.ts";
import { signedInListId } from "../accounts/session/use-user-data.ts";
import { ApiError } from "../page/api-client.ts";

/** `userPreferences` in local storage: how a person likes to play. */
export type QuizPreferences = {
  readonly methods: readonly MethodId[];
  readonly repetition: Repetition;
  /** Words are spoken when they have been answered. */
  readonly isSpoken: boolean;
  readonly isTimed: boolean;
};

/** What else stands there. */
type Beside = {
  /** The list that was played last, as GetWordListV2 takes it. */
  readonly list?: unknown;
  /** The known list of who changed them, until the server has heard of it. */
  readonly unsentOf?: number | undefined;
};

const storageKey = "userPreferences";

export const usualPreferences: QuizPreferences = {
  methods: ["test-phrase-mean", "test-definition-phrase", "write-mean-phrase"],
  repetition: 1,
  isSpoken: true,
  isTimed: true,
};

/** What was ever kept, as it stands there; undefined where nothing was. */
export function storedPreferences(storage: () => Storage): Readonly<Record<string, unknown>> | undefined {
  try {
    const stored: unknown = JSON.parse(storage().getItem(storageKey) ?? "null");
    return typeof stored === "object" && stored !== null && !Array.isArray(stored) ? { ...stored } : undefined;
  } catch {
    return undefined;
  }
}

/** What is kept; whatever of it cannot be read is as usual. */
export function readPreferences(storage: () => Storage): QuizPreferences {
  const { methods, repetition, isSpoken, isTimed } = storedPreferences(storage) ?? {};
  const chosen = Array.isArray(methods) ? methodIds.filter((id) => methods.includes(id)) : [];
  return {
    methods: chosen.length > 0 ? chosen : usualPreferences.methods,
    repetition: repetitions.find((one) => one === repetition) ?? usualPreferences.repetition,
    isSpoken: typeof isSpoken === "boolean" ? isSpoken : usualPreferences.isSpoken,
    isTimed: typeof isTimed === "boolean" ? isTimed : usualPreferences.isTimed,
  };
}

/** Keeps what else stands there; a store that is full or forbidden keeps nothing. */
export function keepPreferences(preferences: Partial<QuizPreferences> & Beside, storage: () => Storage): void {
  try {
    storage().setItem(storageKey, JSON.stringify({ ...storedPreferences(storage), ...preferences }));
  } catch {
    // They hold for this quiz.
  }
}

const storage = () => window.localStorage;

/** Keeps what somebody chose, here at once and, for who is signed in, at the server when it can be reached. */
export function changePreferences(preferences: QuizPreferences): void {
  keepPreferences({ ...preferences, unsentOf: signedInListId() }, storage);
  sendPreferences().catch(() => undefined);
}

let sending: Promise<void> | undefined;

function sendPreferences(): Promise<void> {
  sending ??= sendUnsent().finally(() => {
    sending = undefined;
  });
  return sending;
}

/** Until the server has what stands here, also of what is changed meanwhile. */
async function sendUnsent(): Promise<void> {
  for (;;) {
    const owner = signedInListId();
    if (owner === undefined || storedPreferences(storage)?.unsentOf !== owner) return;
    const sent = toSend();
    await api.call("User/SetPreferences", { body: sent }).catch((error: unknown) => {
      // What the API refuses it would refuse for ever.
      if (!(error instanceof ApiError) || error.status !== 400) throw error;
    });
    if (JSON.stringify(toSend()) === JSON.stringify(sent)) keepPreferences({ unsentOf: undefined }, storage);
  }
}

/** POST replaces the whole: what else the server has goes with it. */
function toSend() {
  const list = storedPreferences(storage)?.list;
  return { userPreferences: { ...readPreferences(storage), ...(isList(list) && { list }) } };
}

type PlayedList = NonNullable<Preferences["userPreferences"]["list"]>;

function isList(value: unknown): value is PlayedList {
  if (typeof value !== "object" || value === null) return false;
  const { type, id }: { [Key in keyof PlayedList]?: unknown } = value;
  return typeof type === "number" && (typeof id === "number" || typeof id === "string");
}

/**
 * Brings this browser to what the server has of the person; where it has nothing, what a visitor chose here becomes
 * the person's. Rejects where it cannot be asked; what stands here holds then.
 */
export async function loadPreferences(): Promise<QuizPreferences> {
  const owner = signedInListId();
  if (owner === undefined) return readPreferences(storage);
  await sendPreferences();
  const { userPreferences } = await api.call("User/GetPreferences");
  const stored = storedPreferences(storage);
  // Somebody has changed them while the server was asked, or is somebody else by now.
  if (stored?.unsentOf === owner || signedInListId() !== owner) return readPreferences(storage);
  if (Object.keys(userPreferences).length > 0)
    keepPreferences({ ...kept(userPreferences), unsentOf: undefined }, storage);
  else if (stored !== undefined) changePreferences(readPreferences(storage));
  return readPreferences(storage);
}

function kept({ repetition, ...chosen }: Preferences["userPreferences"]) {
  const times = ([1, 2, 3] as const).find((one) => one === repetition);
  return { ...chosen, ...(times !== undefined && { repetition: times }) };
}

import type { Preferences } from "../../../contract/accounts/preferences.ts";
import { type MethodId, methodIds } from "../../../domain/quiz/methods.ts";
import { type Repetition, repetitions } from "../../../domain/quiz/settings.ts";
import { api } from "../accounts/session/api.ts";
import { signedInListId } from "../accounts/session/session.ts";
import { userDataStore } from "../accounts/session/use-user-data.ts";
import { ApiError } from "../page/api-client.ts";
import { createStored } from "../page/stored.ts";

/** The settings of a user's quizzes: `userPreferences` in local storage and, for signed-in users, at the server. */
export type QuizPreferences = {
  readonly methods: readonly MethodId[];
  readonly repetition: Repetition;
  /** Words are spoken after the answer. */
  readonly isSpoken: boolean;
  readonly isTimed: boolean;
};

type OtherFields = {
  /** The list that was played last, as GetWordListV2 takes it. */
  readonly list?: unknown;
  /** The user who made changes that the server does not have yet, by the id of their list of known words. */
  readonly unsentOf?: number | undefined;
};

export const defaultPreferences: QuizPreferences = {
  methods: ["test-phrase-mean", "test-definition-phrase", "write-mean-phrase"],
  repetition: 1,
  isSpoken: true,
  isTimed: true,
};

/** Of users up to A2, for whom definitions and spelling from memory are too much. */
const easyMethods: QuizPreferences["methods"] = ["test-phrase-mean", "writeListen-engAudio-phrase"];
const highestEasyLevel = 2;

function defaultMethods(): QuizPreferences["methods"] {
  const { knownLevel = 0 } = userDataStore().get();
  return knownLevel > 0 && knownLevel <= highestEasyLevel ? easyMethods : defaultPreferences.methods;
}

type Stored = Readonly<Record<string, unknown>>;

/** Undefined if nothing is stored. */
const preferences = createStored("userPreferences", (json): Stored | undefined =>
  typeof json === "object" && json !== null && !Array.isArray(json) ? { ...json } : undefined,
);

/** What is stored, with the default for each value that cannot be read. */
export function readPreferences(): QuizPreferences {
  const { methods, repetition, isSpoken, isTimed } = preferences.get() ?? {};
  const chosen = Array.isArray(methods) ? methodIds.filter((id) => methods.includes(id)) : [];
  return {
    methods: chosen.length > 0 ? chosen : defaultMethods(),
    repetition: repetitions.find((one) => one === repetition) ?? defaultPreferences.repetition,
    isSpoken: typeof isSpoken === "boolean" ? isSpoken : defaultPreferences.isSpoken,
    isTimed: typeof isTimed === "boolean" ? isTimed : defaultPreferences.isTimed,
  };
}

/** Other stored fields stay. */
function store(change: Partial<QuizPreferences> & OtherFields): void {
  preferences.update((stored) => ({ ...stored, ...change }));
}

/** Stores the preferences and, for a signed-in user, sends them when the server can be reached. */
export function changePreferences(changed: QuizPreferences): void {
  store({ ...changed, unsentOf: signedInListId() });
  sendPreferences().catch(() => undefined);
}

let sending: Promise<void> | undefined;

function sendPreferences(): Promise<void> {
  sending ??= sendUnsent().finally(() => {
    sending = undefined;
  });
  return sending;
}

/** Until the server has what is stored, including changes made in the meantime. */
async function sendUnsent(): Promise<void> {
  for (;;) {
    const owner = signedInListId();
    if (owner === undefined || preferences.get()?.unsentOf !== owner) return;
    const sent = toSend();
    await api.call("User/SetPreferences", { body: sent }).catch((error: unknown) => {
      // Invalid preferences would be refused each time: they count as sent.
      if (!(error instanceof ApiError) || error.status !== 400) throw error;
    });
    if (JSON.stringify(toSend()) === JSON.stringify(sent)) store({ unsentOf: undefined });
  }
}

/** POST replaces everything, so the list that the server has is sent with the preferences. */
function toSend() {
  const list = preferences.get()?.list;
  return { userPreferences: { ...readPreferences(), ...(isList(list) && { list }) } };
}

type PlayedList = NonNullable<Preferences["userPreferences"]["list"]>;

function isList(value: unknown): value is PlayedList {
  if (typeof value !== "object" || value === null) return false;
  const { type, id }: { [Key in keyof PlayedList]?: unknown } = value;
  return typeof type === "number" && (typeof id === "number" || typeof id === "string");
}

/**
 * Stores the preferences that the server has of the user, after sending it those that it lacks; where it has none, it
 * gets those that were chosen here before signing in. Rejects if the server cannot be reached.
 */
export async function loadPreferences(): Promise<QuizPreferences> {
  const owner = signedInListId();
  if (owner === undefined) return readPreferences();
  await sendPreferences();
  const { userPreferences } = await api.call("User/GetPreferences");
  const stored = preferences.get();
  // They were changed while the server was asked, or another user has signed in.
  if (stored?.unsentOf === owner || signedInListId() !== owner) return readPreferences();
  if (Object.keys(userPreferences).length > 0) store({ ...toStore(userPreferences), unsentOf: undefined });
  else if (stored !== undefined) changePreferences(readPreferences());
  return readPreferences();
}

function toStore({ repetition, ...others }: Preferences["userPreferences"]) {
  const known = repetitions.find((one) => one === repetition);
  return { ...others, ...(known !== undefined && { repetition: known }) };
}

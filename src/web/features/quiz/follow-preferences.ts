import type { Preferences } from "../../../contract/accounts/preferences.ts";
import { api } from "../accounts/session/api.ts";
import { signedInListId } from "../accounts/session/session.ts";
import { ApiError } from "../page/api-client.ts";
import { keepPreferences, type QuizPreferences, readPreferences, storedPreferences } from "./quiz-preferences.ts";

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

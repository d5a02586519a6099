import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const pushKeys = z.strictObject({ publicKey: z.string().length(87), privateKey: z.string().length(43) });

export type PushKeys = z.infer<typeof pushKeys>;

const isCode = (error: unknown, code: string) => error instanceof Error && "code" in error && error.code === code;

function read(file: string): PushKeys | undefined {
  try {
    return pushKeys.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    if (isCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

/** As they are stored for all processes. */
export const formatPushKeys = (keys: PushKeys): Buffer => Buffer.from(JSON.stringify(keys));

export const parsePushKeys = (stored: Buffer): PushKeys => pushKeys.parse(JSON.parse(stored.toString()));

/**
 * The keys of this site at push services, made at the first start. The first process to start gives its own to
 * all of them, by the database. Browsers' subscriptions hold for them alone: without both, people have to switch reminders
 * on again.
 */
export async function readOrMakePushKeys(dataDir: string): Promise<PushKeys> {
  const file = path.join(dataDir, "push-keys.json");
  const kept = read(file);
  if (kept !== undefined) return kept;
  const { default: webPush } = await import("web-push");
  const made = webPush.generateVAPIDKeys();
  try {
    writeFileSync(file, JSON.stringify(made), { flag: "wx", mode: 0o600 });
    return made;
  } catch (error) {
    // Another process was quicker.
    if (isCode(error, "EEXIST")) return read(file) ?? made;
    throw error;
  }
}

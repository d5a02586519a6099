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

/**
 * The keys of this site at push services, made at the first start. Browsers' subscriptions hold for them alone: without the
 * file new ones are made, and people have to switch reminders on again.
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

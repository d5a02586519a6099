import { prepareAttacks } from "./attacks.ts";

/** A process of its own, so that its work does not delay the learners' clocks. Messages are names of attacks, or "stop". */
export type FromAttacker = { readonly ready: readonly string[] } | { readonly ended: string };

const send = (message: FromAttacker) => process.send?.(message);
const { attacks, close } = await prepareAttacks(process.argv[2] ?? "", process.argv[3] ?? "");

let isOver = false;
process.on("message", async (name) => {
  if (name === "stop") {
    isOver = true;
    return;
  }
  isOver = false;
  await attacks.find((attack) => attack.name === name)?.run(() => isOver);
  send({ ended: String(name) });
});
process.on("disconnect", () => {
  close();
  process.exit();
});
send({ ready: attacks.map(({ name }) => name) });

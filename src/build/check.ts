import { spawn } from "node:child_process";

/** Scripts of package.json that need nothing of each other. */
const checks = ["check:types", "check:lint", "check:unused", "check:subjects", "test:pure"];

/** Runs a script and prints its whole output when it has ended; false where it failed. */
async function run(script: string): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const child = spawn(`npm run -s ${script}`, { shell: true, stdio: ["ignore", "pipe", "pipe"] });
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
  child.once("error", reject);
  child.once("close", (code) => {
    process.stdout.write(`${code === 0 ? "passed" : "FAILED"}: ${script}\n`);
    process.stdout.write(Buffer.concat(output));
    resolve(code === 0);
  });
  return await promise;
}

const results = await Promise.all(checks.map(run));
if (results.includes(false)) process.exitCode = 1;

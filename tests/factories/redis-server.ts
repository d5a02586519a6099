import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Redis } from "ioredis";
import { findProgram } from "../../src/providers/speech/find-program.ts";
import { freePort } from "./free-port.ts";

/** Undefined where Redis is not installed: its tests are skipped. */
export const redisProgram =
  findProgram("redis-server", process.env.PATH) ?? findProgram("valkey-server", process.env.PATH);

export type RedisServer = {
  readonly url: string;
  readonly port: number;
  child: ChildProcess;
  start(): Promise<void>;
  stop(): Promise<void>;
};

async function whenAnswering(url: string): Promise<void> {
  const redis = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: null });
  redis.on("error", () => undefined);
  await redis.ping();
  redis.disconnect();
}

/** A Redis in memory alone, on a free port. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const run = () =>
    spawn(redisProgram ?? "", ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"], {
      stdio: "ignore",
    });
  const server: RedisServer = {
    url,
    port,
    child: run(),
    async start() {
      server.child = run();
      await whenAnswering(url);
    },
    async stop() {
      if (server.child.exitCode !== null || server.child.signalCode !== null) return;
      const ended = once(server.child, "exit");
      server.child.kill("SIGKILL");
      await ended;
    },
  };
  await whenAnswering(url);
  return server;
}

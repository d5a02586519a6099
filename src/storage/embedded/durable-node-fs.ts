import { fstatSync, fsyncSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The part of the compiled program's file system that is used here. */
type CompiledModule = {
  readonly NODEFS: {
    readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number };
    /** Converts Node's errors into the program's. */
    tryFSOperation(operation: () => void): void;
  };
};

/** Windows has no fsync of folders, and the database would take the error for a broken disk. */
function needsNoSync(descriptor: number): boolean {
  return process.platform === "win32" && fstatSync(descriptor).isDirectory();
}

function syncToDisk({ NODEFS }: CompiledModule): void {
  NODEFS.stream_ops.fsync = ({ nfd }) => {
    NODEFS.tryFSOperation(() => {
      if (!needsNoSync(nfd)) fsyncSync(nfd);
    });
    return 0;
  };
}

/**
 * A folder on disk in which the database's own fsync calls reach the disk. Without it the compiled
 * program ignores them: a power cut could cost committed rows, or the whole database.
 */
export class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(...args);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), syncToDisk] } };
  }
}

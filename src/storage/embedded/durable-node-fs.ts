import { fstatSync, fsyncSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type Attributes = { readonly mode?: number | null };

/** The part of the compiled program's file system that is used here. */
type CompiledModule = {
  readonly NODEFS: {
    /** Sets what `attributes` names, by the functions that follow. */
    doSetAttr: (target: unknown, node: unknown, attributes: Attributes, ...by: unknown[]) => void;
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

/** The program sets the mode of each file that it makes by chmod, to 0666, which no umask narrows. */
function keepFilesPrivate({ NODEFS }: CompiledModule): void {
  const { doSetAttr } = NODEFS;
  NODEFS.doSetAttr = (target, node, attributes, ...by) => {
    const { mode } = attributes;
    doSetAttr(target, node, mode == null ? attributes : { ...attributes, mode: mode & ~0o077 }, ...by);
  };
}

/**
 * A folder on disk, open to its owner only, in which the database's own fsync calls reach the disk. Without it the compiled
 * program ignores them: a power cut could cost committed rows, or the whole database.
 */
export class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(...args);
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), syncToDisk, keepFilesPrivate] },
    };
  }
}

import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The two parts of PGlite's file system that its types leave out. */
interface WasmModule {
  NODEFS?: NodeFileSystem;
  FS: { filesystems: { NODEFS: NodeFileSystem } };
}
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd?: number | null }) => number };
}

/**
 * PGlite's folder storage with a working fsync.
 *
 * PGlite answers every fsync of the database with success and does nothing, so
 * a power cut could lose acknowledged commits. Here each one reaches the disk.
 * Folders are still not synced: they have no file descriptor on this layer.
 */
export class DurableNodeFS extends NodeFS {
  /** How many files were synced so far; the proof that the patch is in force. */
  fsyncCount = 0;

  override async init(...[database, options]: Parameters<NodeFS['init']>) {
    const result = await super.init(database, options);
    const patch = (module: unknown) => {
      const { NODEFS, FS } = module as WasmModule;
      (NODEFS ?? FS.filesystems.NODEFS).stream_ops.fsync = (stream) => {
        if (stream.nfd != null) {
          fsyncSync(stream.nfd);
          this.fsyncCount += 1;
        }
        return 0;
      };
    };
    result.emscriptenOpts.preRun = [result.emscriptenOpts.preRun ?? []].flat();
    result.emscriptenOpts.preRun.push(patch);
    return result;
  }
}

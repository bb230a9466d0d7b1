import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Two members of PGlite's file system that its types omit. */
interface WasmModule {
  NODEFS?: NodeFileSystem;
  FS: { filesystems: { NODEFS: NodeFileSystem } };
}
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd?: number | null }) => number };
  node_ops: { setattr: (node: unknown, attributes: FileAttributes) => void };
}
interface FileAttributes {
  mode?: number;
}

/** Mode bits of the group and of everyone else. */
const OTHERS = 0o077;

/**
 * PGlite's folder storage with a working fsync and files that only their owner can read.
 *
 * PGlite ignores fsync and reports success, so a power cut could lose acknowledged commits.
 * This class syncs to disk. Folders are still not synced, because they have no file
 * descriptor at this level.
 *
 * PGlite also sets the mode of each new file to 0666, past the umask of the process.
 */
export class DurableNodeFS extends NodeFS {
  /** Number of synced files, which proves that the patch is active. */
  fsyncCount = 0;

  override async init(
    ...[database, options]: Parameters<NodeFS['init']>
  ): Promise<Awaited<ReturnType<NodeFS['init']>>> {
    const result = await super.init(database, options);
    const patch = (module: unknown) => {
      const { NODEFS, FS } = module as WasmModule;
      const { stream_ops: streams, node_ops: nodes } = NODEFS ?? FS.filesystems.NODEFS;
      const setAttributes = nodes.setattr;
      nodes.setattr = (node, attributes) =>
        setAttributes(
          node,
          attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~OTHERS },
        );
      streams.fsync = (stream) => {
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

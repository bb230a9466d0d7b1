import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { nodePath } from '../../../scripts/lib/node.mjs';

/** A server that only keeps files, in a process of its own. */
export interface BareServer {
  port: number;
  /** Ends it and removes what it kept. */
  stop: () => Promise<void>;
}

/**
 * Starts the server of `bare-server.ts`.
 *
 * @param parent folder in which it keeps files, in a folder of its own
 */
export async function startBare(parent: string, durability: 'durable' | 'fast'): Promise<BareServer> {
  const folder = await mkdtemp(join(parent, 'bench-bare-'));
  const server = spawn(nodePath(), [join(import.meta.dirname, 'bare-server.ts'), folder, durability], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(server.stdout, 'data')) as [Buffer];
  return {
    port: Number(String(port).trim()),
    stop: async () => {
      server.kill();
      await rm(folder, { recursive: true });
    },
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { requireRoot } from './packages.ts';
import type { Order, Reply } from './namespace/orders.ts';

/** A network of its own, and a server on its ports 80, 443 and 8080. */
export interface Namespace {
  /** Loads a file of nftables. @throws Error when nft or the kernel refuses it */
  load: (rules: string) => Promise<void>;
  /**
   * Opens connections one after the other. They stay open.
   *
   * @param from a loopback address, or one of the addresses that the namespace was started with
   * @returns how many were accepted; the others were refused
   */
  open: (from: string, count: number, port?: number) => Promise<number>;
  /** Closes one connection of an address. */
  closeOne: (from: string) => Promise<void>;
  /** Removes the namespace. */
  close: () => Promise<void>;
}

/**
 * Starts a program in a new network namespace. The kernel removes the namespace when the program ends, and the program ends with
 * this process.
 *
 * @param addresses IPv6 addresses of clients
 * @throws Error when programs or permissions are missing
 */
export async function startNamespace(addresses: string[]): Promise<Namespace> {
  requireRoot('nft', 'ip', 'unshare');
  const program = join(import.meta.dirname, 'namespace/main.ts');
  const child = spawn('unshare', ['--net', process.execPath, program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const close = async () => {
    if (child.connected) child.disconnect();
    await exited;
  };
  const ask = async (order: Order): Promise<number> => {
    const ended = exited.then(([code]) => ({ error: `The program in the network namespace ended with ${code}.` }));
    const replied = once(child, 'message').then(([message]) => message as Reply);
    child.send(order);
    const reply = await Promise.race([replied, ended]);
    if ('error' in reply) throw new Error(reply.error);
    return reply.accepted;
  };
  try {
    await ask({ do: 'start', addresses });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    load: async (rules) => void (await ask({ do: 'load', rules })),
    open: (from, count, port = 443) => ask({ do: 'open', from, port, count }),
    closeOne: async (from) => void (await ask({ do: 'close', from })),
    close,
  };
}

import { once } from 'node:events';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Systems hand out higher ports to connections and to programs that leave the choice to them: Linux from 32768, others
 * from 49152. Browsers refuse some ports up to 10080.
 */
const [FIRST, LAST] = [20_000, 32_767];
const TRIES = 100;

/** @param {number} port @returns {Promise<boolean>} whether a program can listen on it */
async function isFree(port) {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/**
 * Picks a port for a program that must be told one, or must have the same one after a restart. No connection is given it
 * meanwhile, so only another program that asks for exactly this port can take it. Others listen on port 0. Tests inside
 * the server, which imports no scripts, have a `freePort` of their own.
 *
 * @param {() => number} [pick] replaces the random choice
 * @returns {Promise<number>} a port of the loopback address that nobody listens on
 */
export async function freePort(pick = () => randomInt(FIRST, LAST + 1)) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = pick();
    if (await isFree(port)) return port;
  }
  throw new Error(`${TRIES} ports from ${FIRST} to ${LAST} are in use.`);
}

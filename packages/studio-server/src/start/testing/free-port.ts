import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to connections and to programs that leave the choice to them. */
const [FIRST, LAST] = [20_000, 32_767];

/**
 * Packages do not import scripts, which have a `freePort` of their own for the tests and commands of the repository.
 *
 * @returns a port of the loopback interface that is free now, and that no connection is given
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST + 1);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

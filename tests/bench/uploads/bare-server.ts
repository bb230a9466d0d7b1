/**
 * The least a server does to keep a file: the body goes to a temporary file, which is renamed. With `durable` both the
 * file and its folder are synced before the answer, as our service does. Prints its port.
 *
 *     node bare-server.ts <folder> durable|fast
 */
import { createWriteStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const [, , folder = '', durability] = process.argv;
const isDurable = durability === 'durable';

async function keep(request: IncomingMessage): Promise<void> {
  const path = join(folder, (request.url ?? '').replaceAll(/\W/g, ''));
  await pipeline(request, createWriteStream(`${path}.part`, { flush: isDurable }));
  await rename(`${path}.part`, path);
  if (!isDurable) return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

const server = createServer((request, reply) => {
  if (request.method !== 'PUT') return void reply.end('bare');
  keep(request).then(
    () => reply.writeHead(201).end(),
    () => reply.writeHead(500).end(),
  );
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));

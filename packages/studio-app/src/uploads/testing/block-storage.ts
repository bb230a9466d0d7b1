import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { writeFileBlocks } from '@inspection-studio/domain/uploads';

/**
 * What the storage does with its next requests instead of answering them. `lost`: it does what is asked first. `damage`:
 * another byte arrives.
 */
export type StorageFault = 'cut' | 'hang' | 'lost' | 'damage' | { status: number };

/** A storage on loopback that takes a file whole or in blocks, as the file service and Azure do. */
export async function openBlockStorage() {
  /** Requests in the order of their arrival: 'PUT', 'PUT block', 'GET blocklist'. */
  const asked: string[] = [];
  const blocks = new Map<string, Buffer>();
  const faults = new Map<string, StorageFault[]>();
  const state: { file: Buffer | null; headers: IncomingHttpHeaders; mostAtOnce: number } = {
    file: null,
    headers: {},
    mostAtOnce: 0,
  };
  let atOnce = 0;
  /** Ids of the blocks of the file. */
  let committed: string | undefined;

  const list = () => {
    const entries = [...blocks].map(([id, bytes]) => `<Block><Name>${id}</Name><Size>${bytes.length}</Size></Block>`);
    return `<?xml version="1.0"?><BlockList><UncommittedBlocks>${entries.join('')}</UncommittedBlocks></BlockList>`;
  };
  const commit = (xml: string): boolean => {
    const ids = [...xml.matchAll(/<Latest>([^<]+)<\/Latest>/g)].map(([, id = '']) => id);
    if (xml !== writeFileBlocks(ids)) return false;
    if (ids.join(' ') === committed) return true;
    if (ids.some((id) => !blocks.has(id))) return false;
    state.file = Buffer.concat(ids.flatMap((id) => blocks.get(id) ?? []));
    committed = ids.join(' ');
    blocks.clear();
    return true;
  };

  const server = createServer(async (request, response) => {
    const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Methods': 'GET,PUT' };
    const allowed = 'content-type,content-md5,x-ms-blob-type,x-ms-blob-content-type,x-ms-blob-content-md5';
    const headers = { ...cors, 'Access-Control-Allow-Headers': allowed };
    if (request.method === 'OPTIONS') return void response.writeHead(204, headers).end();
    const query = new URL(request.url ?? '', 'http://storage').searchParams;
    const comp = query.get('comp') ?? '';
    const name = `${request.method} ${comp}`.trim();
    asked.push(name);
    const fault = faults.get(name)?.shift();
    atOnce += 1;
    state.mostAtOnce = Math.max(state.mostAtOnce, atOnce);
    // Nobody waits for the answer to a request that was stopped on its way.
    const body = await buffer(request).catch(() => null);
    atOnce -= 1;
    if (!body || fault === 'hang') return;
    if (fault === 'cut') return void request.socket.destroy();
    if (typeof fault === 'object') return void response.writeHead(fault.status, headers).end();
    const answer = (status: number, text = '') =>
      fault === 'lost' ? request.socket.destroy() : response.writeHead(status, headers).end(text);
    if (request.method === 'GET') return void (blocks.size > 0 || state.file ? answer(200, list()) : answer(404));
    state.headers = request.headers;
    if (fault === 'damage' && body[0] !== undefined) body[0] ^= 1;
    const announced = request.headers['content-md5'];
    if (announced !== undefined && announced !== md5Of(body)) return void answer(400, MISMATCH);
    if (comp === 'block') blocks.set(query.get('blockid') ?? '', body);
    else if (comp === 'blocklist') return void answer(commit(body.toString()) ? 201 : 400);
    else state.file = body;
    answer(201);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    asked,
    blocks,
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/files/key?sig=secret`,
    /** Meets the next requests of this name with these faults, one each. */
    fail: (name: string, ...met: StorageFault[]) => void faults.set(name, met),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Base64 MD5 of bytes. */
export const md5Of = (bytes: Buffer): string => createHash('md5').update(bytes).digest('base64');

/** The answer of Azure to bytes that differ from their checksum. */
export const MISMATCH =
  '<?xml version="1.0" encoding="utf-8"?><Error><Code>Md5Mismatch</Code><Message>The MD5 value specified in the request did not match with the MD5 value calculated by the server.</Message></Error>';

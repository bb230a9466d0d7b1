import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

type Fate = 'lost' | void;
type Hook = (asked: string) => Promise<Fate> | Fate;

/** A proxy in front of a server that records requests, and can hold some of them. */
export interface Proxy {
  origin: string;
  /** Requests in the order of their arrival: 'PUT /files/a.jpg', 'PUT /files/a.jpg block'. Without the rest of the query. */
  asked: string[];
  /** Calls this before a request is passed on, and waits for it. 'lost': the server gets it, and its answer is lost. */
  before: (hook: Hook) => void;
  close: () => void;
}

/** Starts a proxy on loopback in front of the server at this origin. */
export async function startProxy(origin: string): Promise<Proxy> {
  const { hostname, port } = new URL(origin);
  const asked: string[] = [];
  let hook: Hook = () => undefined;
  const server = createServer(async (incoming, answer) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '', origin);
    const name = `${incoming.method} ${pathname} ${searchParams.get('comp') ?? ''}`.trim();
    asked.push(name);
    const fate = await hook(name);
    const { method, url: path, headers } = incoming;
    const passed = httpRequest({ hostname, port, method, path, headers: { ...headers, host: `${hostname}:${port}` } });
    passed.on('response', (response) => {
      if (fate === 'lost') return void response.resume().on('end', () => answer.destroy());
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    before: (next) => {
      hook = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

import type { FastifyInstance } from 'fastify';
import { StudioHttpError } from './studio-http-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route answers under any host name: orchestrators call health checks by the address of the container. */
    isAnyHost?: true;
  }
}

/** Names of this machine, for checks and for use without a network. */
const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** A host name, an IPv4 address or an IPv6 address in brackets, with or without a port. */
const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i;

/**
 * Creates a function that checks the `Host` header of a request: the host of the public URL or a loopback name. The port
 * may differ, because proxies and port mappings change it. HTTP/1.0 needs no header.
 */
export function createHostCheck(publicUrl: string): (host: string | undefined) => boolean {
  const allowed = new Set([new URL(publicUrl).hostname, ...LOOPBACK_HOSTS]);
  return (host) => {
    if (host === undefined) return true;
    const name = HOST.exec(host)?.[1];
    return name !== undefined && allowed.has(name.toLowerCase());
  };
}

/** Rejects requests for a foreign host with 421, so that no response, link or cookie can carry it. `X-Forwarded-Host` is ignored. */
export function refuseForeignHosts(app: FastifyInstance, publicUrl: string): void {
  const isAllowed = createHostCheck(publicUrl);
  app.addHook('onRequest', async ({ headers, routeOptions }) => {
    if (routeOptions.config.isAnyHost || isAllowed(headers.host)) return;
    throw new StudioHttpError(421, undefined, { message: 'The studio does not have this address.' });
  });
}

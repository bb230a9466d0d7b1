import type { FastifyInstance } from 'fastify';
import { notFound } from './studio-http-error.ts';

const DAY_MS = 86_400_000;
/** Less than the year that RFC 9116 recommends as the maximum. */
const VALID_DAYS = 180;

/**
 * Returns the text of `/.well-known/security.txt` (RFC 9116). It expires 180 days after the current day.
 *
 * @param publicUrl public origin, without a trailing slash
 */
export function securityTxt(email: string, publicUrl: string, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}

/** Registers `/.well-known/security.txt`, which says where to report a vulnerability. Without an address it is 404. */
export function addSecurityTxt(app: FastifyInstance, email: string | null, publicUrl: string): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    if (email === null) throw notFound();
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(securityTxt(email, publicUrl, new Date()));
  });
}

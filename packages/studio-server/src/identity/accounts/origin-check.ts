import type { FastifyRequest } from 'fastify';
import { errors } from 'oidc-provider';
import { isForeignForm } from '../foreign-form.ts';

/**
 * Rejects a submission that a page of another origin sent.
 *
 * @throws InvalidRequest
 */
export function checkOrigin({ method, headers }: FastifyRequest, publicUrl: string): void {
  if (method === 'GET' || method === 'HEAD') return;
  if (isForeignForm(headers, publicUrl)) throw new errors.InvalidRequest('the form was sent by another site');
}

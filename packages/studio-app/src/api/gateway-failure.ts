import { errorBodySchema } from '@inspection-studio/domain/errors';

const GATEWAY_STATUSES: readonly number[] = [502, 503, 504];

/**
 * Whether a response comes from a proxy that does not reach the studio. The studio's own 503, when
 * it is busy, has an error body.
 *
 * @param body decoded JSON, or any other body
 */
export const isGatewayFailure = (status: number, body?: unknown): boolean =>
  GATEWAY_STATUSES.includes(status) && !errorBodySchema.safeParse(body).success;

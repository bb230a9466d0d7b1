import type { AccessDecision, Person } from '@inspection-studio/domain/permissions';
import { forbid, type GuardedLoad } from '../../permissions/index.ts';

/**
 * Redirects people whom the policy denies for every record, before any data is loaded. For
 * others, the record decides.
 *
 * @throws Response a redirect, see {@link forbid}
 */
export function requirePolicy(
  policy: (actor: Person, target: Person) => AccessDecision,
  { user, params, url }: Pick<GuardedLoad, 'user' | 'params' | 'url'>,
): void {
  const lowest: Person = { id: params.id ?? '', roleId: 'Trial' };
  if (!policy(user, lowest).allowed) throw forbid(url);
}

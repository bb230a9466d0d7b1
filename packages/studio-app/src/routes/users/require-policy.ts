import type { AccessDecision, Person } from '@inspection-studio/domain';
import { redirect } from 'react-router';
import { FORBIDDEN_PATH, type GuardedLoad } from '../../permissions/index.ts';

/**
 * Redirects people whom the policy denies for every record, before any data is loaded. For
 * others, the record decides.
 *
 * @throws Response a redirect to {@link FORBIDDEN_PATH}
 * @see PERM-109, PERM-122..123
 */
export function requirePolicy(
  policy: (actor: Person, target: Person) => AccessDecision,
  { user, params }: Pick<GuardedLoad, 'user' | 'params'>,
): void {
  const lowest: Person = { id: params.id ?? '', roleId: 'Trial' };
  if (!policy(user, lowest).allowed) throw redirect(FORBIDDEN_PATH);
}

import { type AccessDecision, requireRole } from './access-decision.ts';
import type { Ranked } from './user-policies.ts';

/** Checks reading the audit log of the company: Admin. Beyond the specification. */
export const ReadActivityPolicy = (actor: Ranked): AccessDecision => requireRole(actor.roleId, 'Admin');

import { type AccessDecision, requireRole } from './access-decision.ts';
import type { Ranked } from './user-policies.ts';

/** Checks reading the state of the file storage: Admin. Beyond the specification. */
export const ReadStorageStatusPolicy = (actor: Ranked): AccessDecision => requireRole(actor.roleId, 'Admin');

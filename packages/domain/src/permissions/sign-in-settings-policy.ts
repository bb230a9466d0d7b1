import { type AccessDecision, requireRole } from './access-decision.ts';
import type { Ranked } from './user-policies.ts';

/** Checks reading and changing how people of the company sign in: Admin. Beyond the specification. */
export const ManageSignInSettingsPolicy = (actor: Ranked): AccessDecision => requireRole(actor.roleId, 'Admin');

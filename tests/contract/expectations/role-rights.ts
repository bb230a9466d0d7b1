import type { Role } from './roles.ts';
import type { Verdict } from './verdict.ts';

/** A call that a role opens or not, whatever the record. */
export interface RoleRight {
  call: string;
  least: Role;
  /** What those of that role and above are answered. */
  done: Verdict;
  /**
   * Least role that is told a record of another company is unknown, where that is another one: whose a storage key
   * is, is only known once it is found.
   */
  unknownFrom?: Role;
}

const right = (call: string, least: Role, done: Verdict): RoleRight => ({ call, least, done });

export const ROLE_RIGHTS: readonly RoleRight[] = [
  right('GET users/whoami', 'Trial', '200'),
  right('GET users', 'Manager', '200'),
  right('GET companies', 'Manager', '200'),
  right('GET audit-events', 'Admin', '200'),
  right('GET storage-status', 'Admin', '200'),
  right('GET sign-in-settings', 'Admin', '200'),
  right('PUT sign-in-settings', 'Admin', '200'),
  right('GET sites', 'Trial', '200'),
  right('GET assets', 'Trial', '200'),
  right('GET projects', 'Trial', '200'),
  right('POST sites', 'Manager', '200'),
  right('PUT sites/{id}', 'Manager', '200'),
  right('DELETE sites/{id}', 'Manager', '204'),
  right('POST assets', 'Manager', '200'),
  right('PUT assets/{id}', 'Manager', '200'),
  right('DELETE assets/{id}', 'Manager', '204'),
  right('POST assets/{id}/known-files', 'Trial', '200'),
  right('POST images/thumbnail: of a site', 'Manager', '204'),
  right('POST images/thumbnail: of an asset', 'Manager', '204'),
  { ...right("POST images/thumbnail: of the report's logo", 'Manager', '204'), unknownFrom: 'Trial' },
  { ...right("POST images/thumbnail: of the report's cover", 'Manager', '204'), unknownFrom: 'Trial' },

  right('GET tags', 'Trial', '200'),
  right('GET tags/{id}', 'Trial', '200'),
  right('POST tags', 'Member', '200'),
  right('PUT tags/{id}', 'Manager', '200'),
  right('DELETE tags/{id}', 'Manager', '204'),
  right('PUT tags/{id}/restore', 'Manager', '200'),
  right('GET categories', 'Trial', '200'),
  right('GET categories/{id}', 'Trial', '200'),
  right('POST categories', 'Manager', '200'),
  right('PUT categories/{id}', 'Manager', '200'),
  right('DELETE categories/{id}', 'Manager', '204'),
  right('PUT categories/{id}/restore', 'Manager', '200'),
  right('GET categorypresets', 'Trial', '200'),
  right('GET categorypresets/{id}', 'Trial', '200'),
  right('POST categorypresets', 'Manager', '200'),
  right('DELETE categorypresets/{id}', 'Manager', '204'),
  right('GET severityscales', 'Trial', '200'),
  right('GET severityscales/{id}', 'Trial', '200'),
  right('POST severityscales', 'Manager', '200'),
  right('DELETE severityscales/{id}', 'Manager', '204'),
  right('PUT severityscales/{id}/restore', 'Manager', '200'),
  right('GET checklists', 'Trial', '200'),
  right('GET checklists/{id}', 'Trial', '200'),
  right('POST checklists', 'Manager', '200'),
  right('PUT checklists/{id}', 'Manager', '200'),
  right('DELETE checklists/{id}', 'Manager', '204'),
  right('GET layouts', 'Trial', '200'),
  right('GET layouts/{id}', 'Trial', '200'),
  right('POST layouts', 'Manager', '200'),
  right('PUT layouts/{id}', 'Manager', '200'),
  right('PUT layouts/{id}/reorder', 'Manager', '204'),
  right('PUT layouts/{id}/map', 'Manager', '200'),
  right('DELETE layouts/{id}', 'Manager', '204'),
  right('GET layers', 'Trial', '200'),
  right('GET layers/{id}', 'Trial', '200'),
  right('POST layers', 'Manager', '200'),
  right('PUT layers/{id}', 'Manager', '200'),
  right('DELETE layers/{id}', 'Manager', '204'),

  right('GET documents', 'Member', '200'),
  right('POST documents', 'Member', '200'),
  right('PUT documents/{id}/uploaded', 'Member', '409'),
  { ...right('GET upload: of a document', 'Member', '200'), unknownFrom: 'Trial' },
  { ...right('GET download: of a document', 'Member', '200'), unknownFrom: 'Viewer' },
  right('DELETE documents/{id}', 'Manager', '204'),
];

/** Calls that open to everybody who is involved, and to Manager and above. */
export const INVOLVED_RIGHTS = ['GET sites/{id}', 'GET assets/{id}', 'GET assets/{id}/severity'] as const;

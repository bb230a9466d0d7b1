import type { AuditAction, AuditSubject } from '@inspection-studio/domain/audit';
import { expect, it } from 'vitest';
import { subjectPath } from './subject-path.ts';

const pathOf = (kind: AuditSubject, action: AuditAction = 'update', id: string | null = 'x') =>
  subjectPath({ action, subject: { kind, id, name: 'Kinnaird' } });

it.each<[AuditSubject, string | null]>([
  ['site', '/sites/x'],
  ['asset', '/assets/x'],
  ['inspection', '/inspections/x'],
  ['user', '/users/x'],
  ['category', '/categories/x'],
  ['categoryPreset', '/categories/preset/x'],
  ['severityScale', '/severities/x'],
  ['checklist', '/checklists/x'],
  ['layout', '/locations/x'],
  ['tag', '/tags/x'],
  ['document', '/company/documents'],
  ['company', '/company'],
  ['layer', null],
])('the record of an event is a link to its page: %s', (kind, path) => expect(pathOf(kind)).toBe(path));

it.each<[string, ...Parameters<typeof pathOf>, string | null]>([
  ['a deleted record has no page', 'site', 'delete', 'x', null],
  ['a deleted user stays listed', 'user', 'delete', 'x', '/users/x'],
  ['a deleted document leads to the others', 'document', 'delete', 'x', '/company/documents'],
  ['an archived record still has its page', 'tag', 'archive', 'x', '/tags/x'],
  ['several records have no page', 'site', 'update', null, null],
  ['who was never invited has no page', 'user', 'withdrawInvitation', 'x', null],
])('%s', (_rule, kind, action, id, path) => expect(pathOf(kind, action, id)).toBe(path));

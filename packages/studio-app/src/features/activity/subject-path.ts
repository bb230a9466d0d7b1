import type { AuditEvent } from '@inspection-studio/domain/audit';
import { paths } from '../../paths.ts';

/** Returns the address of the record of an event; null for deleted ones, several ones and those without a page. */
export function subjectPath({ action, subject: { kind, id } }: Pick<AuditEvent, 'action' | 'subject'>): string | null {
  if (kind === 'document') return paths.documents();
  if (kind === 'company') return paths.company();
  if (id === null || (action === 'delete' && kind !== 'user') || action === 'withdrawInvitation') return null;
  switch (kind) {
    case 'site':
      return paths.site(id);
    case 'asset':
      return paths.asset(id);
    case 'inspection':
      return paths.inspection(id);
    case 'user':
      return paths.user(id);
    case 'category':
      return paths.category(id);
    case 'categoryPreset':
      return paths.preset(id);
    case 'severityScale':
      return paths.severity(id);
    case 'checklist':
      return paths.checklist(id);
    case 'layout':
      return paths.layout(id);
    case 'tag':
      return paths.tag(id);
    case 'layer':
      return null;
  }
}

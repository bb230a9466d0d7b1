import { describe, expect, it } from 'vitest';
import { auditCsv, csvCell } from './audit-csv.ts';
import type { AuditEvent } from './audit-event.schema.ts';

const event: AuditEvent = {
  id: '019ab000-0000-7000-8000-000000000001',
  at: '2026-11-23T08:30:00.000Z',
  actor: { id: 'moira-1', name: 'Moira Reid', email: 'moira@demo.example' },
  action: 'update',
  subject: { kind: 'site', id: 'dock-1', name: 'Dock "B", north' },
  changes: [{ field: 'name', before: 'Dock A', after: 'Dock B' }, { field: 'map' }, { field: 'file', after: 'a.jpg' }],
  source: { address: '192.0.2.7', userAgent: 'curl/8.5.0', requestId: 'request-0001' },
};

describe('a cell that a spreadsheet would run as a formula starts with an apostrophe', () => {
  it.each([
    ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
    ['+1+1', `"'+1+1"`],
    ['-2+3', `"'-2+3"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['  =1', `"'  =1"`],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['|calc', `"'|calc"`],
    ['Kinnaird Viaduct', '"Kinnaird Viaduct"'],
    ['North - South', '"North - South"'],
    ['', '""'],
  ])('%j: %s', (text, cell) => expect(csvCell(text)).toBe(cell));
});

describe('audit events as CSV', () => {
  it('have one row each, with every change', () =>
    expect(auditCsv([event]).split('\r\n')).toEqual([
      'time,person,email,action,kind,record,recordId,changes,address,userAgent,requestId',
      '"2026-11-23T08:30:00.000Z","Moira Reid","moira@demo.example","update","site","Dock ""B"", north","dock-1",' +
        '"name: Dock A -> Dock B; map; file: a.jpg","192.0.2.7","curl/8.5.0","request-0001"',
      '',
    ]));

  it('are only the header row without events', () => expect(auditCsv([])).toMatch(/^time,[\w,]+\r\n$/));
});

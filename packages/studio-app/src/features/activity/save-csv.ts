import { auditCsv, type AuditEvent } from '@inspection-studio/domain/audit';

/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\ufeff';

/** Saves audit events as a CSV file. */
export function saveCsv(events: readonly AuditEvent[], fileName: string): void {
  const url = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, auditCsv(events)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

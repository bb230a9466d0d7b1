import type { CompanyDocument } from '@inspection-studio/domain/documents';

export const plan: CompanyDocument = {
  id: 'plan-1',
  name: 'Rope rescue plan.pdf',
  size: 2048,
  mime: 'application/pdf',
  type: 'Pdf',
  key: 'documents/plan-1.pdf',
  modified: '2025-05-06T12:00:00.000Z',
  createdBy: { id: 'maren-1', name: 'Maren Solheim', thumbnail: null },
};

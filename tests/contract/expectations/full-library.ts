import { type FullRecord, person } from './full-record.ts';

/** Library, documents and events of `insertFullRecords`. */
export const FULL_LIBRARY: readonly FullRecord[] = [
  {
    kind: 'document',
    list: 'documents',
    record: {
      id: 'permit',
      name: 'Permit.pdf',
      size: 5120,
      mime: 'application/pdf',
      type: 4,
      key: 'documents/northline/permit.pdf',
      modified: '2026-02-16T09:00:00.000Z',
      createdBy: person('nils', 'Nils Dahl'),
    },
  },
  {
    kind: 'category',
    path: 'categories/moss',
    list: 'categories',
    record: {
      id: 'moss',
      name: 'Moss',
      colour: '#429c5a',
      model: 'staining',
      modified: '2026-02-11T09:00:00.000Z',
      isArchived: true,
      isArchivedWithAsset: false,
    },
  },
  {
    kind: 'categoryPreset',
    path: 'categorypresets/steel',
    list: 'categorypresets',
    record: {
      id: 'steel',
      name: 'Steel bridges',
      categories: ['rust', 'categorynorthline'],
      categoryCount: 2,
      modified: '2026-02-12T09:00:00.000Z',
    },
  },
  ...['severityscales/priority', 'assets/pylon/severity'].map((path): FullRecord => ({
    kind: 'severityScale',
    path,
    list: 'severityscales',
    record: {
      id: 'priority',
      name: 'Priority',
      modified: '2026-02-13T09:00:00.000Z',
      isArchived: true,
      isNumerical: false,
      severities: [{ id: 'plan', name: 'Plan', scale: 1, colour: '#fab005', icon: 3 }],
    },
  })),
  {
    kind: 'checklist',
    path: 'checklists/yearly',
    list: 'checklists',
    record: {
      id: 'yearly',
      name: 'Bridge yearly',
      modified: '2026-02-14T09:00:00.000Z',
      sections: [
        {
          identifier: 'section1',
          title: 'Deck',
          items: [{ identifier: 'item1', description: 'Look at the welds' }],
        },
      ],
    },
  },
  {
    kind: 'layout',
    path: 'layouts/spans',
    list: 'layouts',
    record: {
      id: 'spans',
      name: 'Spans',
      modified: '2026-02-15T09:00:00.000Z',
      map: [{ sectionId: 'pier1', nodes: [] }],
    },
  },
  {
    kind: 'layer',
    path: 'layers/piers',
    list: 'layers',
    record: {
      id: 'piers',
      name: 'Piers',
      modified: '2026-02-17T09:00:00.000Z',
      isSegmented: true,
      layoutId: 'spans',
      sections: [{ id: 'pier1', name: '0.5', interval: 2.5 }],
    },
  },
  {
    kind: 'tag',
    path: 'tags/night',
    list: 'tags',
    record: { id: 'night', name: 'Night work', modified: '2026-02-18T09:00:00.000Z', isArchived: true },
  },
  {
    kind: 'auditEvent',
    list: 'audit-events',
    record: {
      id: '019c0000-0000-7000-8000-000000000001',
      at: '2026-03-04T05:06:07.008Z',
      actor: { id: 'managernorthline', name: 'Manager northline', email: 'manager@demo.example' },
      action: 'update',
      subject: { kind: 'site', id: 'tay', name: 'Tay Valley' },
      changes: [{ field: 'name', before: 'Tay', after: 'Tay Valley' }],
      source: { address: '192.0.2.7', userAgent: 'curl/8.14', requestId: 'request-1' },
    },
  },
];

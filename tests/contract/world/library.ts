import type { CompanyRecords } from '../../../packages/studio-server/src/resources/testing/insert-company.ts';
import {
  categories,
  categoryPresetItems,
  categoryPresets,
  checklists,
  type Database,
  documents,
  layers,
  layouts,
  severityScales,
  tags,
  users,
} from '../../../packages/studio-server/src/resources/testing/tables.ts';
import type { Role } from '../expectations/roles.ts';
import { fresh } from './fresh.ts';

/** Makes single records of one company, each with a name of its own. */
export function makeRecords(db: Database, { companyId, people }: CompanyRecords) {
  const named = (kind: string) => {
    const id = fresh(kind);
    return { id, companyId, name: id };
  };
  const sectionsOf = (layerId: string) => [
    { id: `${layerId}a`, name: 'North' },
    { id: `${layerId}b`, name: 'South' },
  ];

  const layer = async (layoutId: string, values: Partial<typeof layers.$inferInsert> = {}) => {
    const row = { ...named('layer'), isSegmented: false, position: 0, ...values };
    await db.insert(layers).values({ sections: sectionsOf(row.id), ...row, layoutId });
    return row.id;
  };

  return {
    tag: async (values: Partial<typeof tags.$inferInsert> = {}) => {
      const row = { ...named('tag'), ...values };
      await db.insert(tags).values(row);
      return row.id;
    },
    category: async (values: Partial<typeof categories.$inferInsert> = {}) => {
      const row = { ...named('category'), colour: '#ce2a29', ...values };
      await db.insert(categories).values(row);
      return row.id;
    },
    preset: async (categoryIds: readonly string[] = [], name?: string) => {
      const row = named('preset');
      await db.insert(categoryPresets).values({ ...row, name: name ?? row.name });
      const items = categoryIds.map((categoryId, position) => ({ presetId: row.id, categoryId, position }));
      if (items.length > 0) await db.insert(categoryPresetItems).values(items);
      return row.id;
    },
    severityScale: async (values: Partial<typeof severityScales.$inferInsert> = {}) => {
      const row = named('scale');
      const severities = [{ id: `${row.id}a`, name: 'Monitor', scale: 0, colour: '#429c5a', icon: 0 }];
      await db.insert(severityScales).values({ ...row, isNumerical: false, severities, ...values });
      return row.id;
    },
    checklist: async (name?: string) => {
      const row = named('checklist');
      const items = [{ identifier: 'i1', description: 'Look at the welds' }];
      await db
        .insert(checklists)
        .values({ ...row, name: name ?? row.name, sections: [{ identifier: 's1', title: 'Steel', items }] });
      return row.id;
    },
    /** With two layers of two sections each. */
    layout: async (values: Partial<typeof layouts.$inferInsert> = {}) => {
      const row = { ...named('layout'), ...values };
      await db.insert(layouts).values(row);
      return { layoutId: row.id, layerIds: [await layer(row.id), await layer(row.id, { position: 1 })] };
    },
    layer,
    document: async (values: Partial<typeof documents.$inferInsert> = {}) => {
      const row = named('document');
      const storageKey = `documents/${row.id}.pdf`;
      const document = {
        ...row,
        sizeBytes: 8,
        mime: 'application/pdf',
        storageKey,
        createdById: people.Member,
        ...values,
      };
      await db.insert(documents).values(document);
      return { documentId: document.id, storageKey };
    },
    user: async (role: Role, values: Partial<typeof users.$inferInsert> = {}) => {
      const id = fresh('user');
      await db.insert(users).values({
        id,
        companyId,
        firstName: 'Tom',
        lastName: 'Reid',
        email: `${id}@demo.example`,
        role,
        status: 'Activated',
        ...values,
      });
      return id;
    },
  };
}

export type Records = ReturnType<typeof makeRecords>;

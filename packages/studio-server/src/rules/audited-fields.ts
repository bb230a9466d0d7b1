import type { AuditChange } from '@inspection-studio/domain/audit';
import type { EditedRecord } from '@inspection-studio/domain/calls';
import type { AnyEditedRecord, EditedRecords } from './editable-content.ts';

/**
 * The fields of each kind of record that an event names when they change. `value` fields are harmless and are recorded
 * with their values before and after; of `name` fields, only the name is recorded: personal data, long texts, and lists
 * of ids.
 */
const FIELDS: { [Kind in EditedRecord]: Partial<Record<keyof NonNullable<EditedRecords[Kind]>, 'value' | 'name'>> } = {
  user: { firstName: 'value', lastName: 'value', phoneNumber: 'name', roleId: 'value' },
  site: { name: 'value' },
  asset: {
    name: 'value',
    type: 'value',
    siteId: 'name',
    severityScaleId: 'name',
    layoutTemplateId: 'name',
    memberIds: 'name',
    uploaderIds: 'name',
    presetIds: 'name',
    categoryIds: 'name',
  },
  project: { name: 'value', description: 'name', checklist: 'name' },
  captureData: {
    captureDate: 'name',
    location: 'name',
    acquisitionTeam: 'name',
    airTemperature: 'name',
    windSpeed: 'name',
    humidity: 'name',
    captureDevice: 'name',
    geotagged: 'name',
    visualResolution: 'name',
    thermalType: 'name',
    sonarRange: 'name',
    supervisor: 'name',
  },
  tag: { name: 'value' },
  category: { name: 'value', model: 'value', colour: 'value' },
  categoryPreset: { name: 'value', categories: 'name' },
  severityScale: { name: 'value', severities: 'name' },
  checklist: { name: 'value', sections: 'name' },
  layout: { name: 'value', map: 'name' },
  layer: { name: 'value', sections: 'name' },
};

const textOf = (value: unknown): string | null =>
  value === null || value === undefined || typeof value === 'string' ? (value ?? null) : JSON.stringify(value);

/** Returns the fields of a record that differ, with the values of harmless ones. */
export function changedFields(kind: EditedRecord, before: AnyEditedRecord, after: AnyEditedRecord): AuditChange[] {
  const read = (record: AnyEditedRecord, field: string): unknown => (record as Record<string, unknown> | null)?.[field];
  return Object.entries(FIELDS[kind]).flatMap(([field, detail]) => {
    const [one, other] = [read(before, field), read(after, field)];
    if (JSON.stringify(one) === JSON.stringify(other)) return [];
    return [detail === 'value' ? { field, before: textOf(one), after: textOf(other) } : { field }];
  });
}

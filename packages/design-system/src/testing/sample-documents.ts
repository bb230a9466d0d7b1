import type { SortableTableColumn } from '../components/SortableTable/index.js';

/** A row of the stories of tables. */
export interface SampleDocument {
  id: string;
  name: string;
  sizeKilobytes: number | null;
  modified: string;
  createdBy: string;
}

const NAMES = ['Method statement', 'Flight permit', 'Insurance certificate', 'Site induction', 'Risk assessment'];
const PEOPLE = ['Ines Carvalho', 'Callum Reid', 'Priya Raman'];

/** So many documents, always the same. */
export const sampleDocuments = (count: number): SampleDocument[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `document-${index + 1}`,
    name: `${NAMES[index % NAMES.length]} ${index + 1}.pdf`,
    sizeKilobytes: index % 7 === 6 ? null : ((index * 733) % 4000) + 12,
    modified: `2025-${pad(1 + ((index * 5) % 12))}-${pad(1 + ((index * 11) % 28))}`,
    createdBy: PEOPLE[index % PEOPLE.length] ?? '',
  }));

const pad = (value: number) => String(value).padStart(2, '0');

/** Their columns, without a menu. */
export const documentColumns: readonly SortableTableColumn<SampleDocument>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name, minWidthPx: 240 },
  {
    id: 'size',
    header: 'Size',
    cell: ({ sizeKilobytes }) => (sizeKilobytes === null ? 'Not recorded' : `${sizeKilobytes} KB`),
    sortValue: ({ sizeKilobytes }) => sizeKilobytes,
    align: 'end',
  },
  {
    id: 'modified',
    header: 'Modified',
    cell: ({ modified }) => modified,
    sortValue: ({ modified }) => modified,
    align: 'end',
  },
  { id: 'createdBy', header: 'Created by', cell: ({ createdBy }) => createdBy },
];

export const documentKey = ({ id }: SampleDocument): string => id;

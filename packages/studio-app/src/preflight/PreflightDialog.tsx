import {
  Button,
  Dialog,
  Field,
  Select,
  SortableTable,
  type SortableTableColumn,
  Stack,
  Text,
  useSelection,
} from '@inspection-studio/design-system';
import type { PreflightFinding } from '@inspection-studio/domain/preflight';
import { counted } from '@inspection-studio/domain/units';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ItemFinding, PreflightItem } from './check-files.ts';
import { type DialogRow, dialogRows, placeText, timeText } from './dialog-rows.ts';
import * as styles from './PreflightDialog.css.ts';
import { PreflightMap } from './PreflightMap.tsx';

interface PreflightDialogProps {
  items: readonly PreflightItem[];
  findings: readonly ItemFinding[];
  /** The finding that is shown first. */
  kind: PreflightFinding['kind'];
  onRemove: (files: readonly File[]) => void;
  onClose: () => void;
}

const ALL = 'all';
const NONE: Pick<PreflightDialogProps, 'items' | 'findings'> = { items: [], findings: [] };

const COLUMNS: SortableTableColumn<DialogRow>[] = [
  {
    id: 'name',
    header: 'Name',
    minWidthPx: 160,
    sortValue: ({ name }) => name,
    cell: ({ name }) => (
      <span translate="no" className={styles.name}>
        {name}
      </span>
    ),
  },
  { id: 'time', header: 'Time', sortValue: ({ takenMs = null }) => takenMs, cell: timeText },
  { id: 'position', header: 'Position', cell: placeText },
  { id: 'finding', header: 'Finding', sortValue: ({ finding }) => finding, cell: ({ finding }) => finding },
];

const compactRow = (row: DialogRow) => (
  <Stack gap={1}>
    <span translate="no" className={styles.name}>
      {row.name}
    </span>
    <Text tone="secondary">{[row.finding, timeText(row), placeText(row)].join(', ')}</Text>
  </Stack>
);

/** The files with findings on a map and in a table, from which they can be removed. */
export default function PreflightDialog({ kind, onRemove, onClose, ...given }: PreflightDialogProps) {
  // Thousands of rows take noticeable time: the dialog opens first.
  const checked = useMemo(() => ({ items: given.items, findings: given.findings }), [given.items, given.findings]);
  const { items, findings } = useDeferredValue(checked, NONE);
  const [filter, setFilter] = useState<string>(kind);
  const all = useMemo(() => dialogRows(items, findings), [items, findings]);
  const rows = useMemo(() => (filter === ALL ? all : all.filter(({ kinds }) => kinds.has(filter))), [all, filter]);
  const selection = useSelection(useMemo(() => rows.map(({ id }) => id), [rows]));
  const [{ selectedIds }] = selection;
  const chosen = rows.filter(({ id }) => selectedIds.has(id));
  const kinds = given.findings.filter(({ places }) => places.length > 0);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title="Check before upload"
      footer={
        <>
          <Button onClick={onClose}>Keep all</Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            onClick={() => {
              onRemove(chosen.map(({ file }) => file));
              onClose();
            }}
          >
            {chosen.length === 0 ? 'Remove from the step' : `Remove ${counted(chosen.length, 'file')} from the step`}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Field label="Finding">
          <Select
            value={filter}
            onValueChange={(value) => setFilter(value ?? ALL)}
            options={[
              { value: ALL, label: 'All findings' },
              ...kinds.map((finding) => ({ value: finding.kind, label: finding.text })),
            ]}
          />
        </Field>
        <div className={styles.split}>
          <PreflightMap items={items} findings={findings} rows={rows} />
          <SortableTable
            label="Files with findings"
            columns={COLUMNS}
            rows={rows}
            busy={items === NONE.items}
            rowKey={({ id }) => id}
            rowHeightPx={40}
            smallScreenMinWidthPx={560}
            maxHeight="28rem"
            selection={selection}
            renderCompactRow={compactRow}
          />
        </div>
      </Stack>
    </Dialog>
  );
}

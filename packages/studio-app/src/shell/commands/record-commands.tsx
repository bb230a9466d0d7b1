import { Avatar, rankCommands } from '@inspection-studio/design-system';
import { BridgeIcon } from '@phosphor-icons/react/dist/csr/Bridge';
import { DroneIcon } from '@phosphor-icons/react/dist/csr/Drone';
import { GaugeIcon } from '@phosphor-icons/react/dist/csr/Gauge';
import { ListChecksIcon } from '@phosphor-icons/react/dist/csr/ListChecks';
import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin';
import { PaletteIcon } from '@phosphor-icons/react/dist/csr/Palette';
import { SwatchesIcon } from '@phosphor-icons/react/dist/csr/Swatches';
import { TagIcon } from '@phosphor-icons/react/dist/csr/Tag';
import { TreeStructureIcon } from '@phosphor-icons/react/dist/csr/TreeStructure';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { AssetTypeIcon } from '../../widgets/AssetTypeIcon.tsx';
import type { FoundRecord, RecordKind } from './found-record.ts';

/** A record as a row of the palette. */
export interface RecordCommand {
  id: string;
  label: string;
  translate: 'no';
  group: string;
  description: string;
  icon: ReactNode;
  keywords: string;
  /** The page of the record. */
  to: string;
}

/** Rows of a group that are shown; typing more finds the others. */
const GROUP_MAX = 5;
const icon = { size: 20, 'aria-hidden': true } as const;

interface KindLook {
  group: 'Sites' | 'Assets' | 'Inspections' | 'People' | 'Library';
  to: (id: string) => string;
  draw: (record: FoundRecord) => ReactNode;
}

const library = (to: KindLook['to'], drawn: ReactNode): KindLook => ({ group: 'Library', to, draw: () => drawn });

const looks: Record<RecordKind, KindLook> = {
  site: { group: 'Sites', to: paths.site, draw: () => <MapPinIcon {...icon} /> },
  asset: {
    group: 'Assets',
    to: paths.asset,
    draw: ({ type }) => (type ? <AssetTypeIcon type={type} {...icon} /> : <BridgeIcon {...icon} />),
  },
  inspection: { group: 'Inspections', to: paths.inspection, draw: () => <DroneIcon {...icon} /> },
  user: {
    group: 'People',
    to: paths.user,
    draw: ({ name, thumbnail }) => <Avatar name={name} src={thumbnail ?? null} size="small" decorative />,
  },
  category: library(paths.category, <PaletteIcon {...icon} />),
  preset: library(paths.preset, <SwatchesIcon {...icon} />),
  severity: library(paths.severity, <GaugeIcon {...icon} />),
  checklist: library(paths.checklist, <ListChecksIcon {...icon} />),
  tag: library(paths.tag, <TagIcon {...icon} />),
  layout: library(paths.layout, <TreeStructureIcon {...icon} />),
};

/** Turns a record into a row. @param group the heading it appears under; by default that of its kind */
export function recordCommand(record: FoundRecord, group: string = looks[record.kind].group): RecordCommand {
  const { kind, id, name, path, keywords = '' } = record;
  const { to, draw } = looks[kind];
  return {
    id: `${kind} ${id}`,
    label: name,
    translate: 'no',
    group,
    description: path.join(' › '),
    icon: draw(record),
    keywords,
    to: to(id),
  };
}

/** The rows that match a term best, a few of each group. */
export function bestRecords(records: readonly FoundRecord[], term: string): RecordCommand[] {
  const ranked = rankCommands(
    records.map((record) => recordCommand(record)),
    term,
  );
  const start = (group: string) => ranked.findIndex((row) => row.group === group);
  return ranked.filter(({ group }, index) => index - start(group) < GROUP_MAX);
}

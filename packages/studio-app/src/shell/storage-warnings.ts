import type { StorageStatus } from '@inspection-studio/domain/storage';
import { counted } from '@inspection-studio/domain/units';

/** A warning of the storage banner. */
export interface StorageWarning {
  kind: 'warning' | 'failed';
  title: string;
  text: string;
}

const MAKE_ROOM =
  'Delete inspections and documents that you no longer need, or ask the operator of the server for more space.';

function diskWarning(disk: StorageStatus['disk']): StorageWarning[] {
  if (disk === null || disk.level === 'ok') return [];
  const used = `The disk of the server is ${disk.usedPercent} % full`;
  return disk.level === 'full'
    ? [{ kind: 'failed', title: 'Disk full', text: `${used}. Uploads are refused. ${MAKE_ROOM}` }]
    : [{ kind: 'warning', title: 'Disk almost full', text: `${used}. Uploads are refused from 95 % on. ${MAKE_ROOM}` }];
}

function damageWarning(count: number): StorageWarning[] {
  if (count === 0) return [];
  const [verb, them] = count === 1 ? ['is', 'it'] : ['are', 'them'];
  const text = `${counted(count, 'file')} of your company ${verb} damaged on the server and cannot be downloaded. Ask the operator to restore ${them} from a backup. The e-mail about it has the names.`;
  return [{ kind: 'failed', title: 'Damaged files', text }];
}

/** Returns what admins need to do about the file storage; empty when all is well. */
export const storageWarnings = ({ disk, damagedFiles }: StorageStatus): StorageWarning[] => [
  ...diskWarning(disk),
  ...damageWarning(damagedFiles),
];

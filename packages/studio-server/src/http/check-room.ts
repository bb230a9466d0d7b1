import { type Disk, DISK_FULL, diskLevel } from '../storage/disk-space.ts';
import { StudioHttpError } from './studio-http-error.ts';

/** Checks that the disk has room for a little more, by its free space of now. @throws StudioHttpError 507 from 95 % on */
export async function checkRoom(disk: Pick<Disk, 'usedShare'>): Promise<void> {
  if (diskLevel(await disk.usedShare(0)) !== 'full') return;
  throw new StudioHttpError(507, undefined, {
    message: DISK_FULL,
    issues: [{ path: 'payload.file', message: DISK_FULL }],
  });
}

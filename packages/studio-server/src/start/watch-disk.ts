import { type Disk, type DiskLevel, diskLevel } from '../storage/disk-space.ts';

const CHECK_EVERY_MS = 60_000;

interface Log {
  info: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
}

/** Logs every change of the level of a disk: a warning from 90 %, an error from 95 %. */
export function createDiskReport(disk: Pick<Disk, 'usedShare'>, log: Log): () => Promise<void> {
  let level: DiskLevel = 'ok';
  return async () => {
    const usedShare = await disk.usedShare();
    const next = diskLevel(usedShare);
    if (next === level) return;
    level = next;
    const details = { usedPercent: Math.round(usedShare * 100) };
    if (next === 'full') log.error(details, 'The disk of the data folder is full: uploads are refused');
    else if (next === 'low') log.warn(details, 'The disk of the data folder is almost full');
    else log.info(details, 'The disk of the data folder has room again');
  };
}

/** Reports on a disk now and every minute. @returns stops it */
export function watchDisk(disk: Disk, log: Log): () => void {
  const report = createDiskReport(disk, log);
  const run = () => void report().catch((err: unknown) => log.error({ err }, 'Failed to read the free space'));
  run();
  const timer = setInterval(run, CHECK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

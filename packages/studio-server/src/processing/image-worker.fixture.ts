import { existsSync, watch, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ImageRequest } from './image-worker-messages.ts';

// Worker module for the pool's tests: the source decides whether it crashes, hangs, waits for a file or answers.
const [DIE, DIE_ONCE, HANG, UNTIL] = ['die', 'die-once:', 'hang', 'until:'];

process.on('message', ({ source }: ImageRequest) => void obey(String(source)));
process.on('disconnect', () => process.exit(0));

async function obey(source: string): Promise<void> {
  if (source === HANG) return;
  if (source === DIE) process.kill(process.pid, 'SIGKILL');
  if (source.startsWith(DIE_ONCE)) dieUnlessMarked(source.slice(DIE_ONCE.length));
  if (source.startsWith(UNTIL)) await untilMarked(source.slice(UNTIL.length));
  process.send?.({
    outcome: 'done',
    result: { facts: { model: String(process.pid) }, thumbnail: Buffer.from(source) },
  });
}

function dieUnlessMarked(marker: string): void {
  if (existsSync(marker)) return;
  writeFileSync(marker, '');
  process.kill(process.pid, 'SIGKILL');
}

/** Writes `<marker>.begun` and waits for the marker. */
function untilMarked(marker: string): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(dirname(marker), look);
    look();
    writeFileSync(`${marker}.begun`, '');

    function look(): void {
      if (!existsSync(marker)) return;
      watcher.close();
      resolve();
    }
  });
}

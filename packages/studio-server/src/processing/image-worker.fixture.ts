import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImageRequest } from './image-worker-messages.ts';

// Worker module for the pool's tests: the source decides whether it crashes, hangs, waits or answers.
const [DIE, DIE_ONCE, HANG, WAIT] = ['die', 'die-once:', 'hang', 'wait:'];

process.on('message', ({ source }: ImageRequest) => void obey(String(source)));
process.on('disconnect', () => process.exit(0));

async function obey(source: string): Promise<void> {
  if (source === HANG) return;
  if (source === DIE) process.kill(process.pid, 'SIGKILL');
  if (source.startsWith(DIE_ONCE)) dieUnlessMarked(source.slice(DIE_ONCE.length));
  if (source.startsWith(WAIT)) await sleep(Number(source.slice(WAIT.length)));
  process.send?.({
    outcome: 'processed',
    image: { facts: { model: String(process.pid) }, thumbnail: Buffer.from(source) },
  });
}

function dieUnlessMarked(marker: string): void {
  if (existsSync(marker)) return;
  writeFileSync(marker, '');
  process.kill(process.pid, 'SIGKILL');
}

import { expect, it } from 'vitest';
import { createDiskReport } from './watch-disk.ts';

it('each change of the level of a disk is logged once', async () => {
  let share = 0.5;
  const lines: [string, object][] = [];
  const write = (level: string) => (details: object) => void lines.push([level, details]);
  const log = { info: write('info'), warn: write('warn'), error: write('error') };
  const report = createDiskReport({ usedShare: async () => share }, log);
  for (share of [0.5, 0.91, 0.92, 0.97, 0.96, 0.93, 0.5, 0.5]) await report();
  expect(lines).toEqual([
    ['warn', { usedPercent: 91 }],
    ['error', { usedPercent: 97 }],
    ['warn', { usedPercent: 93 }],
    ['info', { usedPercent: 50 }],
  ]);
});

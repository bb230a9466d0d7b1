import { expect, it } from 'vitest';
import { storageStatusSchema } from './storage-status.schema.ts';

const status = (level: string) => ({ disk: { level, usedPercent: 91 }, damagedFiles: 0 });

it.each(['ok', 'low', 'full'])('the disk of the storage can be %s', (level) => {
  expect(storageStatusSchema.parse(status(level))).toEqual(status(level));
});

it.each(['', 'Full', 'empty'])('and not %j', (level) => {
  expect(storageStatusSchema.safeParse(status(level)).success).toBe(false);
});

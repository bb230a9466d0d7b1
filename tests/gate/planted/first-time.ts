import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns true once for each name in a folder of its own, which `PLANTED` names: later runs find the mark of the first. */
export function isFirstTime(name: string): boolean {
  const mark = join(process.env['PLANTED'] ?? '', name);
  if (existsSync(mark)) return false;
  writeFileSync(mark, '');
  return true;
}

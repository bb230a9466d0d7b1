import { describe, expect, it } from 'vitest';
import { LONGER_FOR_A_REASON, MAX_LINES, overlongFiles } from './file-length.ts';
import { isCode, readRepository } from './source-tree.ts';

const code = readRepository().filter(isCode);
const long = (path: string, lines: number) => ({ path, text: 'x\n'.repeat(lines) });

describe(`no file of code is longer than ${MAX_LINES} lines`, () => {
  it('in this repository', () => {
    expect(overlongFiles(code)).toEqual([]);
  });

  it('refuses one line more, unless a reason is written down', () => {
    expect(overlongFiles([long('a.ts', MAX_LINES)])).toEqual([]);
    expect(overlongFiles([long('a.ts', MAX_LINES + 1)])).toEqual([`a.ts: ${MAX_LINES + 1} lines`]);
    expect(overlongFiles([long('a.ts', MAX_LINES + 1)], { 'a.ts': 'one table' })).toEqual([]);
  });

  it('keeps no reason for a file that is gone or short', () => {
    const overlong = overlongFiles(code, {}).map((line) => line.split(':')[0]);
    expect(Object.keys(LONGER_FOR_A_REASON).filter((path) => !overlong.includes(path))).toEqual([]);
  });
});

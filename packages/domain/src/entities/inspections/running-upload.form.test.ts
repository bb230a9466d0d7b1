import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { uploadReportSchema } from './running-upload.form.ts';

describe('what the tab of an upload reports', () => {
  it.each<[string, object, boolean]>([
    ['some files', { done: 23, total: 40 }, true],
    ['no file yet', { done: 0, total: 40 }, true],
    ['every file', { done: 40, total: 40 }, true],
    ['more files than there are', { done: 41, total: 40 }, false],
    ['a negative number', { done: -1, total: 40 }, false],
    ['a part of a file', { done: 0.5, total: 40 }, false],
    ['more files than the database can count', { done: 0, total: 3_000_000_000 }, false],
    ['no total', { done: 1 }, false],
  ])('%s', (_case, report, isValid) => expect(z.safeParse(uploadReportSchema, report).success).toBe(isValid));

  it('names what is wrong when more files are uploaded than there are', () =>
    expect(z.safeParse(uploadReportSchema, { done: 41, total: 40 }).error?.issues.map(({ path }) => path)).toEqual([
      ['done'],
    ]));
});

import { describe, expect, it } from 'vitest';
import { fileCheckPauseMs } from './file-check-pace.ts';

describe('the check of all files waits so that on average', () => {
  it.each([
    ['it reads no more than the limit', { fileCount: 1, readBytes: 50e6, tookMs: 200 }, 800],
    ['it checks no more than 100 files a second', { fileCount: 100, readBytes: 0, tookMs: 400 }, 600],
    ['a slow disk is not slowed further', { fileCount: 1, readBytes: 50e6, tookMs: 5000 }, 0],
  ])('%s', (_rule, done, pauseMs) => expect(fileCheckPauseMs(done, 50e6)).toBe(pauseMs));
});

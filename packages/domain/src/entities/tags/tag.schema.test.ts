import { describe, expect, it } from 'vitest';
import { issuePaths, without } from '../testing/record-issues.ts';
import { tag } from '../testing/wire-samples.ts';
import { tagSchema } from './tag.schema.ts';

describe('Tag', () => {
  it.each([['id'], ['name'], ['modified'], ['isArchived']])('Tag has %s.', (key) => {
    expect(issuePaths(tagSchema, without(tag, key))).toEqual([key]);
  });
});

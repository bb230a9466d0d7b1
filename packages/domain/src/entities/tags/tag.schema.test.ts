import { describe, expect, it } from 'vitest';
import { issuePaths, without } from '../testing/record-issues.ts';
import { tag } from '../testing/wire-samples.ts';
import { tagSchema } from './tag.schema.ts';

describe('Tag', () => {
  it.each([
    ['REC-135', 'id'],
    ['REC-136', 'name'],
    ['REC-137', 'modified'],
    ['REC-138', 'isArchived'],
  ])('%s Tag has %s.', (_id, key) => {
    expect(issuePaths(tagSchema, without(tag, key))).toEqual([key]);
  });
});

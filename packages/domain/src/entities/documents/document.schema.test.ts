import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { issuePaths, without, withValue } from '../testing/record-issues.ts';
import { companyDocument } from '../testing/wire-samples.ts';
import { documentSchema } from './document.schema.ts';

describe('Document', () => {
  it.each([['id'], ['name'], ['size'], ['mime'], ['type'], ['key'], ['modified'], ['createdBy']])(
    'Document has %s.',
    (key) => {
      expect(issuePaths(documentSchema, without(companyDocument, key))).toEqual([key]);
    },
  );

  it.each([
    ['Image', 1, ['type']],
    ['Video', 2, ['type']],
    ['File', 3, ['type']],
    ['PDF', 4, []],
  ])('Document has type (PDF): %s, %d', (_label, type, issues) => {
    expect(issuePaths(documentSchema, withValue(companyDocument, 'type', type))).toEqual(issues);
  });

  it('type Pdf is 4 on the wire', () => {
    const read = documentSchema.parse(companyDocument);
    expect(read.type).toBe('Pdf');
    expect(z.encode(documentSchema, read).type).toBe(4);
  });

  it('rejects an empty key, because a download link needs one', () => {
    expect(issuePaths(documentSchema, withValue(companyDocument, 'key', ''))).toEqual(['key']);
  });
});

import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { documentQuotaFault, documentSizeFault } from './document-limits.ts';

const GB = 1024 ** 3;

describe('a document', () => {
  const limits = readConfig({});
  it.each([
    ['of no bytes is accepted', 0, null],
    ['under 100 MB is accepted', 104_857_599, null],
    ['of 100 MB is refused with the literal message', 104_857_600, 'File size must be less than 100MB'],
  ])('%s', (_rule, sizeBytes, fault) => expect(documentSizeFault(sizeBytes, limits)).toBe(fault));

  it('is measured by the setting', () => {
    const ten = readConfig({ STUDIO_DOCUMENT_MAX_MB: '10' });
    expect(documentSizeFault(10 * 1024 ** 2, ten)).toBe('File size must be less than 10MB');
  });
});

describe('the documents of a company', () => {
  const limits = readConfig({});
  it.each([
    ['fill the quota exactly', 10 * GB - 5, 5, null],
    ['do not exceed it', 10 * GB - 5, 6, 'The documents of a company can use 10 GB. Delete documents to make room.'],
  ])('%s', (_rule, usedBytes, moreBytes, fault) =>
    expect(documentQuotaFault(usedBytes, moreBytes, limits)).toBe(fault),
  );
});

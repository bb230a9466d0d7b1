import { describe, expect, it } from 'vitest';
import { dragVerdict } from './drag-verdict.js';

const jpeg = { kind: 'file', type: 'image/jpeg' };
const png = { kind: 'file', type: 'image/png' };
const folder = { kind: 'file', type: '' };
const text = { kind: 'string', type: 'text/plain' };
const many = { accept: ['image/jpeg'], maxFiles: Infinity };

describe('dragVerdict: the predicted result of a drop', () => {
  it.each([
    ['accepted types', [jpeg, jpeg], many, 'accept', 2, undefined],
    ['another type', [png], many, 'reject', 0, 'type'],
    ['accepted and other types', [jpeg, png], many, 'accept', 1, undefined],
    ['a folder counts as one', [folder], many, 'accept', 1, undefined],
    ['text with a file', [text, jpeg], many, 'accept', 1, undefined],
    ['one file with a maximum of one', [jpeg], { ...many, maxFiles: 1 }, 'accept', 1, undefined],
    ['two files with a maximum of one', [jpeg, jpeg], { ...many, maxFiles: 1 }, 'reject', 2, 'too-many'],
    ['more files than the maximum', [jpeg, jpeg, jpeg], { ...many, maxFiles: 2 }, 'accept', 2, undefined],
  ] as const)('%s', (_case, items, rules, verdict, count, reason) =>
    expect(dragVerdict(items, rules)).toEqual({ verdict, count, reason }),
  );
});

import { describe, expect, it } from 'vitest';
import { dragVerdict } from './drag-verdict.js';

const jpeg = { kind: 'file', type: 'image/jpeg' };
const png = { kind: 'file', type: 'image/png' };
const folder = { kind: 'file', type: '' };
const text = { kind: 'string', type: 'text/plain' };
const many = { accept: ['image/jpeg'], maxFiles: Infinity };

describe('dragVerdict: what a drop would do, as far as a drag can tell', () => {
  it.each([
    ['right types', [jpeg, jpeg], many, 'accept', 2, undefined],
    ['a wrong type', [png], many, 'reject', 0, 'type'],
    ['right ones among wrong ones', [jpeg, png], many, 'accept', 1, undefined],
    ['a folder counts as one', [folder], many, 'accept', 1, undefined],
    ['text beside a file', [text, jpeg], many, 'accept', 1, undefined],
    ['one where one is taken', [jpeg], { ...many, maxFiles: 1 }, 'accept', 1, undefined],
    ['two where one is taken', [jpeg, jpeg], { ...many, maxFiles: 1 }, 'reject', 2, 'too-many'],
    ['more than the most', [jpeg, jpeg, jpeg], { ...many, maxFiles: 2 }, 'accept', 2, undefined],
  ] as const)('%s', (_case, items, rules, verdict, count, reason) =>
    expect(dragVerdict(items, rules)).toEqual({ verdict, count, reason }),
  );
});

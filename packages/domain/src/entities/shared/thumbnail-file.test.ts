import { beforeAll, describe, expect, it } from 'vitest';
import { configureValidation } from '../../validation/messages.ts';
import { formIssues } from '../testing/form-issues.ts';
import {
  fileSchema,
  THUMBNAIL_MAX_BYTES,
  thumbnailChange,
  thumbnailFileSchema,
  thumbnailFormSchema,
  thumbnailFormValue,
} from './thumbnail-file.ts';

beforeAll(configureValidation);

const file = (size: number) => ({ name: 'pier.jpg', size, type: 'image/jpeg' });

describe('Thumbnail file', () => {
  it('A thumbnail file is under 100MB.', () => {
    expect(THUMBNAIL_MAX_BYTES).toBe(104_857_600);
    expect(thumbnailFileSchema.safeParse(file(104_857_599)).success).toBe(true);
    expect(thumbnailFileSchema.safeParse(file(104_857_600)).success).toBe(false);
  });

  it("The message is 'File size must be less than 100MB'", () => {
    expect(formIssues(thumbnailFileSchema, file(104_857_600))).toEqual([['', 'File size must be less than 100MB']]);
    const form = { ...thumbnailFormValue(), file: file(104_857_600) };
    expect(formIssues(thumbnailFormSchema, form)).toEqual([['file', 'File size must be less than 100MB']]);
  });
});

describe('fileSchema: any browser file', () => {
  it('returns the same file', () => {
    const chosen = Object.create(file(1)) as unknown; // as in browsers, no own properties
    expect(fileSchema.parse(chosen)).toBe(chosen);
  });

  it('accepts a file of unknown type', () => {
    expect(formIssues(fileSchema, { name: 'pier', size: 0, type: '' })).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'Required'],
    ['null', null, 'Required'],
    ['an address', '/pier.jpg', 'Invalid input'],
    ['no name', { size: 1, type: '' }, 'Invalid input'],
    ['no size', { name: 'pier.jpg', size: '1', type: '' }, 'Invalid input'],
    ['no type', { name: 'pier.jpg', size: 1 }, 'Invalid input'],
  ])('rejects %s', (_case, value, message) => {
    expect(formIssues(fileSchema, value)).toEqual([['', message]]);
  });
});

describe('thumbnailFormValue', () => {
  it('is empty, or has the picture of a record', () => {
    expect(thumbnailFormValue()).toEqual({ file: null, existing: null, initial: null });
    expect(thumbnailFormValue('/a.jpg')).toEqual({ file: null, existing: '/a.jpg', initial: '/a.jpg' });
  });
});

describe('thumbnailChange: upload a selected file, remove a removed picture, otherwise keep it', () => {
  it.each([
    ['a new record without a picture', thumbnailFormValue(), 'keep'],
    ['an untouched picture', thumbnailFormValue('/a.jpg'), 'keep'],
    ['a removed picture', { ...thumbnailFormValue('/a.jpg'), existing: null }, 'remove'],
    ['a first picture', { ...thumbnailFormValue(), file: file(1) }, 'upload'],
    ['a new picture while the old one is kept', { ...thumbnailFormValue('/a.jpg'), file: file(1) }, 'upload'],
    ['a new picture after removing the old one', { file: file(1), existing: null, initial: '/a.jpg' }, 'upload'],
  ] as const)('%s', (_case, value, change) => {
    expect(thumbnailChange(value)).toBe(change);
  });
});

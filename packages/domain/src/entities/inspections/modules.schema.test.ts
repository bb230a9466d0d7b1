import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { configureValidation } from '../../validation/messages.ts';
import {
  FILE_SIZE_MAX_KB,
  MODULE_FILES_MAX,
  moduleFilesSchema,
  modulesPayloadSchema,
  modulesReplySchema,
  noModuleFiles,
  sizeInKb,
  toMeta,
  toSupplementaryMeta,
} from './modules.schema.ts';

configureValidation();

describe('size in KB: 1024 bytes, rounded up', () => {
  it.each([
    [0, 0],
    [1, 1],
    [1024, 1],
    [1025, 2],
    [1536, 2],
  ])('%d bytes are %d', (sizeBytes, size) => {
    expect(sizeInKb(sizeBytes)).toBe(size);
    expect(toMeta({ name: 'a.jpg', size: sizeBytes })).toEqual({ name: 'a.jpg', size });
  });
});

describe('supplementary files also have a MIME type and a type', () => {
  it.each([
    ['a.pdf', 'application/pdf', 'application/pdf', 'Blob'],
    ['a.mov', '', 'video/quicktime', 'Video'],
    ['a.png', 'image/png', 'image/png', 'Image'],
    ['a.p4d', '', 'application/octet-stream', 'Blob'],
  ])('%s (%s)', (name, type, mime, kind) => {
    expect(toSupplementaryMeta({ name, size: 1025, type })).toEqual({ name, size: 2, mime, type: kind });
  });
});

describe('the modules call', () => {
  const meta = { name: 'a.jpg', size: 1 };
  const issuesOf = (payload: unknown) =>
    modulesPayloadSchema.safeParse(payload).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

  it('absent values are empty or off, and absent kinds are not changed', () => {
    expect(
      modulesPayloadSchema.parse({ three: {}, two: {}, ortho: { isEnabled: true }, sonar: {}, supplementary: {} }),
    ).toEqual({
      three: { rgb: [], ir: [], isAr: false, remove: [] },
      two: { rgb: [], ir: [], remove: [] },
      ortho: { isEnabled: true, gcp: false, data: [], remove: [] },
      sonar: { data: [], remove: [] },
      supplementary: { data: [], remove: [] },
    });
    expect(modulesPayloadSchema.parse({})).toEqual({});
  });

  it.each([
    ['Image', 1],
    ['Video', 2],
    ['Blob', 3],
  ] as const)('supplementary type %s is %d on the wire', (type, number) => {
    const data = [{ ...meta, mime: '', type }];
    expect(z.encode(modulesPayloadSchema, { supplementary: { data, remove: [] } })).toEqual({
      supplementary: { data: [{ ...meta, mime: '', type: number }], remove: [] },
    });
    expect(
      modulesPayloadSchema.parse({ supplementary: { data: [{ ...meta, mime: '', type: number }] } }).supplementary
        ?.data,
    ).toEqual(data);
  });

  it.each<[string, unknown, string[]]>([
    [
      'a Pdf is sent as Blob',
      { supplementary: { data: [{ ...meta, mime: '', type: 4 }] } },
      ['supplementary.data.0.type: Invalid enum value'],
    ],
    [
      'a name',
      { two: { rgb: [{ ...meta, name: '' }] } },
      ['two.rgb.0.name: Input must contain at least 1 character(s)'],
    ],
    [
      'a long name',
      { two: { ir: [{ ...meta, name: 'x'.repeat(256) }] } },
      ['two.ir.0.name: Input must contain at most 255 character(s)'],
    ],
    [
      'a negative size',
      { sonar: { data: [{ ...meta, size: -1 }] } },
      ['sonar.data.0.size: Number must be greater than or equal to 0'],
    ],
    [
      'a size above the storage limit',
      { sonar: { data: [{ ...meta, size: FILE_SIZE_MAX_KB + 1 }] } },
      ['sonar.data.0.size: Number must be less than or equal to 409600000'],
    ],
    [
      'a fractional size',
      { sonar: { data: [{ ...meta, size: 1.5 }] } },
      ['sonar.data.0.size: Expected integer, received float'],
    ],
    ['whether orthomosaics are on', { ortho: {} }, ['ortho.isEnabled: Required']],
    [
      'too many files',
      { three: { rgb: Array(MODULE_FILES_MAX + 1).fill(meta) } },
      ['three.rgb: List must contain at most 20000 item(s)'],
    ],
    [
      'too many ids',
      { two: { remove: Array(MODULE_FILES_MAX + 1).fill('a') } },
      ['two.remove: List must contain at most 20000 item(s)'],
    ],
  ])('rejects %s', (_case, payload, issues) => expect(issuesOf(payload)).toEqual(issues));

  it('accepts a name of 255 characters and 20000 files', () => {
    const metas = Array(MODULE_FILES_MAX).fill({ name: 'x'.repeat(255), size: FILE_SIZE_MAX_KB });
    expect(issuesOf({ three: { rgb: metas, ir: metas } })).toBeUndefined();
  });

  it('the response has ids and storage keys of the sent kinds', () => {
    const files = [{ id: 'a', name: 'a.jpg', s3Key: 'k' }];
    const reply = {
      three: { rgb: files, ir: [] },
      two: { rgb: [], ir: files },
      ortho: { data: files },
      sonar: { data: files },
      supplementary: { data: files },
    };
    expect(modulesReplySchema.parse({ ...reply, newer: 1 })).toEqual(reply);
    expect(modulesReplySchema.parse({ sonar: reply.sonar })).toEqual({ sonar: reply.sonar });
    expect(modulesReplySchema.safeParse({ two: { rgb: [{ id: 'a', name: 'a.jpg' }], ir: [] } }).success).toBe(false);
  });
});

describe('registered files of an inspection', () => {
  it('each has an id, a name, a storage key, a size in bytes and an upload state', () => {
    const data = [{ id: 'a', name: 'a.bmp', s3Key: 'k', size: 10, isUploaded: false }];
    const files = { ...noModuleFiles(), three: { rgb: data, ir: data }, sonar: { data } };
    expect(moduleFilesSchema.parse({ ...files, lidar: { data: [] } })).toEqual(files);
    expect(moduleFilesSchema.safeParse({ ...files, ortho: { data: [{ ...data[0], size: -1 }] } }).success).toBe(false);
  });

  it('a file that processing found unusual has a problem', () => {
    const odd = { id: 'a', name: 'a.bmp', s3Key: 'k', size: 10, isUploaded: true, problem: 'The image is damaged.' };
    const files = { ...noModuleFiles(), sonar: { data: [odd] } };
    expect(moduleFilesSchema.parse(files)).toEqual(files);
    expect(moduleFilesSchema.safeParse({ ...files, sonar: { data: [{ ...odd, problem: 4 }] } }).success).toBe(false);
  });

  it('noModuleFiles returns new lists on each call', () => {
    expect(moduleFilesSchema.parse(noModuleFiles())).toEqual(noModuleFiles());
    expect(noModuleFiles().three.rgb).not.toBe(noModuleFiles().three.rgb);
  });
});

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

const NOT_JPEG = 'File types must be the following: .jpeg, .jpg';

describe('size in KB: 1024 bytes, rounded up', () => {
  it.each([
    [0, 0],
    [1, 1],
    [1024, 1],
    [1025, 2],
    [1536, 2],
  ])('%d bytes are %d', (sizeBytes, size) => {
    expect(sizeInKb(sizeBytes)).toBe(size);
    expect(toMeta({ name: 'a.jpg', size: sizeBytes, type: '' })).toMatchObject({ name: 'a.jpg', size, sizeBytes });
  });
});

describe('supplementary files also have a MIME type and a type', () => {
  it.each([
    ['a.pdf', 'application/pdf', 'application/pdf', 'Blob'],
    ['a.mov', '', 'video/quicktime', 'Video'],
    ['a.png', 'image/png', 'image/png', 'Image'],
    ['a.p4d', '', 'application/octet-stream', 'Blob'],
  ])('%s (%s)', (name, type, mime, kind) => {
    expect(toSupplementaryMeta({ name, size: 1025, type })).toMatchObject({ name, size: 2, mime, type: kind });
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
      ['two.rgb.0.name: Input must contain at least 1 character(s)', `two.rgb.0.name: ${NOT_JPEG}`],
    ],
    [
      'a web page as supplementary data',
      { supplementary: { data: [{ name: 'a.html', size: 1, mime: 'text/html', type: 3 }] } },
      [expect.stringMatching(/^supplementary\.data\.0\.name: File types must be the following: \./)],
    ],
    [
      'a long name',
      { two: { ir: [{ ...meta, name: `${'x'.repeat(252)}.jpg` }] } },
      ['two.ir.0.name: Input must contain at most 255 character(s)'],
    ],
    [
      'a negative size',
      { sonar: { data: [{ name: 'a.bmp', size: -1 }] } },
      ['sonar.data.0.size: Number must be greater than or equal to 0'],
    ],
    [
      'a size above the storage limit',
      { sonar: { data: [{ name: 'a.bmp', size: FILE_SIZE_MAX_KB + 1 }] } },
      ['sonar.data.0.size: Number must be less than or equal to 409600000'],
    ],
    [
      'a fractional size',
      { sonar: { data: [{ name: 'a.bmp', size: 1.5 }] } },
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
    const metas = Array(MODULE_FILES_MAX).fill({ name: `${'x'.repeat(251)}.jpg`, size: FILE_SIZE_MAX_KB });
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

  it('a file that is not uploaded names its upload, and whether that is running', () => {
    const file = { id: 'a', name: 'a.bmp', s3Key: 'k', size: 10, isUploaded: false, uploadId: 'tab', isArriving: true };
    const files = { ...noModuleFiles(), sonar: { data: [file] } };
    expect(moduleFilesSchema.parse(files)).toEqual(files);
  });

  it('noModuleFiles returns new lists on each call', () => {
    expect(moduleFilesSchema.parse(noModuleFiles())).toEqual(noModuleFiles());
    expect(noModuleFiles().three.rgb).not.toBe(noModuleFiles().three.rgb);
  });
});

describe('each list takes the files that its field in the wizard accepts', () => {
  const meta = (name: string) => ({ name, size: 1 });
  const other = (name: string, mime: string) => ({ ...meta(name), mime, type: 3 });
  const accepts = (payload: unknown) => modulesPayloadSchema.safeParse(payload).success;
  const IMAGES: [string, boolean][] = [
    ['a.jpg', true],
    ['A.JPEG', true],
    ['a.jfif', true],
    ['setup.exe', false],
    ['a.png', false],
    ['a.jpg.exe', false],
    ['jpg', false],
  ];
  it.each(IMAGES)('images: %s %s', (name, expected) => {
    for (const list of ['rgb', 'ir']) {
      expect(accepts({ three: { [list]: [meta(name)] } })).toBe(expected);
      expect(accepts({ two: { [list]: [meta(name)] } })).toBe(expected);
    }
  });
  it.each([
    ['points.xls', true],
    ['POINTS.XLSX', true],
    ['points.pdf', false],
    ['points.csv', false],
  ])('ortho template: %s %s', (name, expected) =>
    expect(accepts({ ortho: { isEnabled: true, data: [meta(name)] } })).toBe(expected),
  );
  it.each([
    ['scan.bmp', true],
    ['scan.TXT', true],
    ['scan.jpg', false],
    ['scan.ini', false],
  ])('sonar images and parameters: %s %s', (name, expected) =>
    expect(accepts({ sonar: { data: [meta(name)] } })).toBe(expected),
  );
  it.each([
    ['report.pdf', '', true],
    ['model.P4D', 'application/octet-stream', true],
    ['drawing', 'image/vnd.dwg', true],
    ['page.html', 'text/html', false],
    ['page.html', '', false],
    ['setup.exe', 'application/octet-stream', false],
  ])('supplementary: %s (%s) %s', (name, mime, expected) =>
    expect(accepts({ supplementary: { data: [other(name, mime)] } })).toBe(expected),
  );
  it('the issue names the file and the accepted types', () => {
    const { error } = modulesPayloadSchema.safeParse({ two: { rgb: [meta('a.jpg'), meta('setup.exe')] } });
    expect(error?.issues).toMatchObject([
      { path: ['two', 'rgb', 1, 'name'], message: 'File types must be the following: .jpeg, .jpg' },
    ]);
  });
});

it.each([
  [2, 1536, []],
  [2, undefined, []],
  [1, 1536, [{ path: ['two', 'rgb', 0, 'sizeBytes'], message: 'Must be the size in KB' }]],
])('both sizes of a registration have to agree: %d KB and %s bytes', (size, sizeBytes, issues) => {
  const { error } = modulesPayloadSchema.safeParse({ two: { rgb: [{ name: 'a.jpg', size, sizeBytes }] } });
  expect(error?.issues ?? []).toMatchObject(issues);
});

import { describe, expect, it } from 'vitest';
import { ACCEPTED_FILES, contentTypeOf, isAccepted } from './accepted-files.ts';

const file = (name: string, type = '') => ({ name, type });

type Field = keyof typeof ACCEPTED_FILES;
/** What the files are called, their extensions, and their MIME types in browsers. */
type Row = [kind: string, extensions: string[], mimeTypes: string[]];

const EXCEL_EXTENSIONS = ['.xls', '.xlsx'];
const EXCEL_TYPES = ['application/vnd.ms-excel', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];

const oneKindFields: [sentence: string, Field, extensions: string[], mimeTypes: string[]][] = [
  ['Visual files accepted: jpeg.', 'visual', ['.jpg', '.jpeg'], ['image/jpeg']],
  ['Thermal files accepted: jpeg.', 'thermal', ['.jpg', '.jpeg'], ['image/jpeg']],
  ['Ortho template accepted: Excel files.', 'orthoTemplate', EXCEL_EXTENSIONS, EXCEL_TYPES],
  ['Sonar images accepted: bmp.', 'sonarImages', ['.bmp'], ['image/bmp']],
  ['Sonar parameters accepted: plain text.', 'sonarParameters', ['.txt'], ['text/plain']],
];

const supplementary: Row[] = [
  ['jpeg', ['.jpg', '.jpeg'], ['image/jpeg']],
  ['png', ['.png'], ['image/png']],
  ['bmp', ['.bmp'], ['image/bmp']],
  ['tiff', ['.tif', '.tiff'], ['image/tiff']],
  ['zip', ['.zip'], ['application/zip', 'application/x-zip-compressed']],
  [
    'office documents',
    ['.doc', '.docx', '.ppt', '.pptx', ...EXCEL_EXTENSIONS],
    [
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.ms-powerpoint',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      ...EXCEL_TYPES,
    ],
  ],
  ['pdf', ['.pdf'], ['application/pdf']],
  ['txt', ['.txt'], ['text/plain']],
  ['avi', ['.avi'], ['video/x-msvideo']],
  ['h264', ['.h264'], ['video/h264']],
  ['mov', ['.mov'], ['video/quicktime']],
  ['mp4', ['.mp4'], ['video/mp4']],
  ['mpeg', ['.mpeg'], ['video/mpeg']],
  ['wmv', ['.wmv'], ['video/x-ms-wmv']],
  ['dxf', ['.dxf'], ['image/vnd.dxf']],
  ['dwg', ['.dwg'], ['image/vnd.dwg']],
  ['rvt', ['.rvt'], []],
  ['rft', ['.rft'], []],
  ['obj', ['.obj'], ['model/obj']],
  ['xyz', ['.xyz'], []],
  ['kmz', ['.kmz'], ['application/vnd.google-earth.kmz']],
  ['kml', ['.kml'], ['application/vnd.google-earth.kml+xml']],
  ['shp', ['.shp'], []],
  ['mxd', ['.mxd'], []],
  ['p4d', ['.p4d'], []],
  ['cam', ['.cam'], []],
  ['ssk', ['.ssk'], []],
  ['prj', ['.prj'], []],
  ['p4b', ['.p4b'], []],
  ['p4drec', ['.p4drec'], []],
  ['las', ['.las'], ['application/vnd.las']],
  ['fbx', ['.fbx'], []],
  ['dat', ['.dat'], []],
  ['sbf', ['.sbf'], []],
  ['efly', ['.efly'], []],
  ['nfo', ['.nfo'], []],
  ['thm', ['.thm'], []],
  ['svg', ['.svg'], ['image/svg+xml']],
  ['jxl', ['.jxl'], ['image/jxl']],
  ['log', ['.log'], []],
  ['ts', ['.ts'], ['video/mp2t']],
  ['msi', ['.msi'], ['application/x-msi']],
];

/** Files with these extensions or MIME types, in lower and upper case, that a field rejects. */
const refusedOf = (field: Field, extensions: string[], mimeTypes: string[]) =>
  [
    ...extensions.map((extension) => file(`pier 7.2${extension}`)),
    ...extensions.map((extension) => file(`PIER${extension.toUpperCase()}`, 'application/octet-stream')),
    ...extensions.map((extension) => file(extension)),
    ...mimeTypes.map((type) => file('pier', type)),
    ...mimeTypes.map((type) => file('pier.part', type.toUpperCase())),
  ].filter((one) => !isAccepted(one, ACCEPTED_FILES[field]));

/** Extensions and real MIME types of a field, sorted. */
const listed = (field: Field) => ({
  extensions: [...new Set(Object.values<readonly string[]>(ACCEPTED_FILES[field]).flat())].sort(),
  mimeTypes: Object.keys(ACCEPTED_FILES[field])
    .filter((type) => !type.includes('inspection-studio'))
    .sort(),
});

describe('accepted files of the fields for one kind', () => {
  it.each(oneKindFields)('%s', (_sentence, field, extensions, mimeTypes) => {
    expect(refusedOf(field, extensions, mimeTypes)).toEqual([]);
    expect(listed(field)).toEqual({ extensions: [...extensions].sort(), mimeTypes: [...mimeTypes].sort() });
  });
});

describe('accepted files of supplementary data', () => {
  it.each(supplementary)('Supplementary accepts %s.', (_kind, extensions, mimeTypes) =>
    expect(refusedOf('supplementary', extensions, mimeTypes)).toEqual([]),
  );

  it('and accepts nothing else', () => {
    expect(listed('supplementary')).toEqual({
      extensions: supplementary.flatMap(([, extensions]) => extensions).sort(),
      mimeTypes: supplementary.flatMap(([, , mimeTypes]) => mimeTypes).sort(),
    });
  });
});

describe('all other files are rejected', () => {
  it.each<[Field, string, string]>([
    ['visual', 'frame.png', 'image/png'],
    ['visual', 'frame.jpg.png', ''],
    ['thermal', 'frame.tiff', 'image/tiff'],
    ['thermal', 'jpg', ''],
    ['orthoTemplate', 'points.csv', 'text/csv'],
    ['orthoTemplate', 'points.xlsm', ''],
    ['sonarImages', 'scan.jpg', 'image/jpeg'],
    ['sonarImages', 'scan.txt', 'text/plain'],
    ['sonarParameters', 'scan.ini', ''],
    ['sonarParameters', 'scan.bmp', 'image/bmp'],
    ['supplementary', 'setup.exe', 'application/octet-stream'],
    ['supplementary', 'notes', ''],
    ['supplementary', 'notes.', ''],
    ['supplementary', 'odd', 'application/vnd.inspection-studio.data'],
    ['supplementary', 'odd', 'toString'],
  ])('%s rejects %s (%s)', (field, name, type) =>
    expect(isAccepted(file(name, type), ACCEPTED_FILES[field])).toBe(false),
  );
});

describe('content type: that of the browser, otherwise by extension', () => {
  it.each([
    ['a.jpg', 'Image/JPEG', 'image/jpeg'],
    ['a.zip', 'image/jpeg', 'image/jpeg'],
    ['a.MOV', '', 'video/quicktime'],
    ['a.p4d', '', 'application/octet-stream'],
    ['a.exe', '', 'application/octet-stream'],
    ['a', '', 'application/octet-stream'],
  ])('%s (%s): %s', (name, type, expected) => expect(contentTypeOf(file(name, type))).toBe(expected));
});

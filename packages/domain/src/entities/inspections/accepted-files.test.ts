import { describe, expect, it } from 'vitest';
import { ACCEPTED_FILES, contentTypeOf, isAccepted, isIgnoredFile } from './accepted-files.ts';

const file = (name: string, type = '') => ({ name, type });

type Field = keyof typeof ACCEPTED_FILES;
/** Requirement, its name of the files, their extensions, and their MIME types in browsers. */
type Row = [row: string, kind: string, extensions: string[], mimeTypes: string[]];

const EXCEL_EXTENSIONS = ['.xls', '.xlsx'];
const EXCEL_TYPES = ['application/vnd.ms-excel', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];

const oneKindFields: [row: string, sentence: string, Field, extensions: string[], mimeTypes: string[]][] = [
  ['VAL-112', 'Visual files accepted: jpeg.', 'visual', ['.jpg', '.jpeg'], ['image/jpeg']],
  ['VAL-113', 'Thermal files accepted: jpeg.', 'thermal', ['.jpg', '.jpeg'], ['image/jpeg']],
  ['VAL-114', 'Ortho template accepted: Excel files.', 'orthoTemplate', EXCEL_EXTENSIONS, EXCEL_TYPES],
  ['VAL-115', 'Sonar images accepted: bmp.', 'sonarImages', ['.bmp'], ['image/bmp']],
  ['VAL-116', 'Sonar parameters accepted: plain text.', 'sonarParameters', ['.txt'], ['text/plain']],
];

const supplementary: Row[] = [
  ['VAL-117', 'jpeg', ['.jpg', '.jpeg'], ['image/jpeg']],
  ['VAL-118', 'png', ['.png'], ['image/png']],
  ['VAL-119', 'bmp', ['.bmp'], ['image/bmp']],
  ['VAL-120', 'tiff', ['.tif', '.tiff'], ['image/tiff']],
  ['VAL-121', 'zip', ['.zip'], ['application/zip', 'application/x-zip-compressed']],
  [
    'VAL-122',
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
  ['VAL-123', 'pdf', ['.pdf'], ['application/pdf']],
  ['VAL-124', 'txt', ['.txt'], ['text/plain']],
  ['VAL-125', 'avi', ['.avi'], ['video/x-msvideo']],
  ['VAL-126', 'h264', ['.h264'], ['video/h264']],
  ['VAL-127', 'mov', ['.mov'], ['video/quicktime']],
  ['VAL-128', 'mp4', ['.mp4'], ['video/mp4']],
  ['VAL-129', 'mpeg', ['.mpeg'], ['video/mpeg']],
  ['VAL-130', 'wmv', ['.wmv'], ['video/x-ms-wmv']],
  ['VAL-131', 'dxf', ['.dxf'], ['image/vnd.dxf']],
  ['VAL-132', 'dwg', ['.dwg'], ['image/vnd.dwg']],
  ['VAL-133', 'rvt', ['.rvt'], []],
  ['VAL-134', 'rft', ['.rft'], []],
  ['VAL-135', 'obj', ['.obj'], ['model/obj']],
  ['VAL-136', 'xyz', ['.xyz'], []],
  ['VAL-137', 'kmz', ['.kmz'], ['application/vnd.google-earth.kmz']],
  ['VAL-138', 'kml', ['.kml'], ['application/vnd.google-earth.kml+xml']],
  ['VAL-139', 'shp', ['.shp'], []],
  ['VAL-140', 'mxd', ['.mxd'], []],
  ['VAL-141', 'p4d', ['.p4d'], []],
  ['VAL-142', 'cam', ['.cam'], []],
  ['VAL-143', 'ssk', ['.ssk'], []],
  ['VAL-144', 'prj', ['.prj'], []],
  ['VAL-145', 'p4b', ['.p4b'], []],
  ['VAL-146', 'p4drec', ['.p4drec'], []],
  ['VAL-147', 'las', ['.las'], ['application/vnd.las']],
  ['VAL-148', 'fbx', ['.fbx'], []],
  ['VAL-149', 'dat', ['.dat'], []],
  ['VAL-150', 'sbf', ['.sbf'], []],
  ['VAL-151', 'efly', ['.efly'], []],
  ['VAL-152', 'nfo', ['.nfo'], []],
  ['VAL-153', 'thm', ['.thm'], []],
  ['VAL-154', 'svg', ['.svg'], ['image/svg+xml']],
  ['VAL-155', 'jxl', ['.jxl'], ['image/jxl']],
  ['VAL-156', 'log', ['.log'], []],
  ['VAL-157', 'ts', ['.ts'], ['video/mp2t']],
  ['VAL-158', 'msi', ['.msi'], ['application/x-msi']],
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
  it.each(oneKindFields)('%s %s', (_row, _sentence, field, extensions, mimeTypes) => {
    expect(refusedOf(field, extensions, mimeTypes)).toEqual([]);
    expect(listed(field)).toEqual({ extensions: [...extensions].sort(), mimeTypes: [...mimeTypes].sort() });
  });
});

describe('accepted files of supplementary data', () => {
  it.each(supplementary)('%s Supplementary accepts %s.', (_row, _kind, extensions, mimeTypes) =>
    expect(refusedOf('supplementary', extensions, mimeTypes)).toEqual([]),
  );

  it('and accepts nothing else', () => {
    expect(listed('supplementary')).toEqual({
      extensions: supplementary.flatMap(([, , extensions]) => extensions).sort(),
      mimeTypes: supplementary.flatMap(([, , , mimeTypes]) => mimeTypes).sort(),
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

describe('ignored on drop: .DS_Store and Thumbs.db', () => {
  it.each([
    ['.DS_Store', true],
    ['Thumbs.db', true],
    ['DS_Store', false],
    ['Thumbs.db.jpg', false],
    ['a.jpg', false],
  ])('%s: %s', (name, expected) => expect(isIgnoredFile(name)).toBe(expected));
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

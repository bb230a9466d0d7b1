import { describe, expect, it } from 'vitest';
import { ACCEPTED_FILES, contentTypeOf, isAccepted, isIgnoredFile } from './accepted-files.ts';
import { fileTypeOf, supplementaryTypeOf } from './file-type-of.ts';

const file = (name: string, type = '') => ({ name, type });

describe('accepted by MIME type or extension, whatever the case', () => {
  it.each([
    ['visual', 'DJI_0001.JPG', '', true],
    ['visual', 'frame.jpeg', 'image/jpeg', true],
    ['visual', 'frame', 'image/jpeg', true],
    ['visual', 'frame.png', 'image/png', false],
    ['thermal', 'frame.jpg', 'IMAGE/JPEG', true],
    ['thermal', 'frame.tiff', 'image/tiff', false],
    ['orthoTemplate', 'gcp.xlsx', '', true],
    ['orthoTemplate', 'gcp.xls', 'application/vnd.ms-excel', true],
    ['orthoTemplate', 'gcp.csv', 'text/csv', false],
    ['sonarImages', 'scan.bmp', '', true],
    ['sonarImages', 'scan.jpg', 'image/jpeg', false],
    ['sonarParameters', 'scan.txt', 'text/plain', true],
    ['sonarParameters', 'scan.ini', '', false],
    ['supplementary', 'setup.exe', 'application/octet-stream', false],
    ['supplementary', 'notes', '', false],
    ['supplementary', 'odd', 'application/vnd.inspection-studio.data', false],
    ['supplementary', 'odd', 'toString', false],
  ] as const)('%s takes %s (%s): %s', (field, name, type, expected) =>
    expect(isAccepted(file(name, type), ACCEPTED_FILES[field])).toBe(expected));

  const listed =
    'jpg jpeg png bmp tif tiff zip doc docx xls xlsx ppt pptx pdf txt avi h264 mov mp4 mpeg wmv dxf dwg rvt rft obj xyz kmz kml shp mxd p4d cam ssk prj p4b p4drec las fbx dat sbf efly nfo thm svg jxl log ts msi';
  it.each(listed.split(' '))('supplementary takes .%s', (extension) =>
    expect(isAccepted(file(`survey.${extension}`), ACCEPTED_FILES.supplementary)).toBe(true));
  it('and lists nothing else', () => {
    const extensions = Object.values<readonly string[]>(ACCEPTED_FILES.supplementary).flat();
    expect([...new Set(extensions)].sort()).toEqual(listed.split(' ').map((extension) => `.${extension}`).sort());
  });
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

describe('content type: the browser’s, else by extension', () => {
  it.each([
    ['a.jpg', 'Image/JPEG', 'image/jpeg'],
    ['a.MOV', '', 'video/quicktime'],
    ['a.p4d', '', 'application/octet-stream'],
    ['a', '', 'application/octet-stream'],
  ])('%s (%s): %s', (name, type, expected) => expect(contentTypeOf(file(name, type))).toBe(expected));
});

describe('file type: Image, Video, Blob, Pdf; supplementary PDFs go as Blob', () => {
  it.each([
    ['a.jpg', 'image/jpeg', 'Image', 'Image'],
    ['a.png', '', 'Image', 'Image'],
    ['a.mp4', 'video/mp4', 'Video', 'Video'],
    ['a.ts', '', 'Video', 'Video'],
    ['a.pdf', 'application/pdf', 'Pdf', 'Blob'],
    ['a.zip', 'application/zip', 'Blob', 'Blob'],
    ['a.dwg', 'image/vnd.dwg', 'Blob', 'Blob'],
    ['a.p4d', '', 'Blob', 'Blob'],
  ])('%s (%s): %s, %s', (name, type, kind, supplementaryKind) => {
    expect(fileTypeOf(file(name, type))).toBe(kind);
    expect(supplementaryTypeOf(file(name, type))).toBe(supplementaryKind);
  });
});

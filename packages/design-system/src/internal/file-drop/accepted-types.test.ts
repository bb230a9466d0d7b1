import { describe, expect, it } from 'vitest';
import { acceptedExtensions, dialogTypes, isAccepted, mayBeAccepted } from './accepted-types.js';

const file = (name: string, type = '') => ({ name, type });

describe('isAccepted: by MIME type or extension, ignoring case', () => {
  it.each([
    ['a type', file('a.bin', 'image/jpeg'), ['image/jpeg'], true],
    ['a type in upper case', file('a.bin', 'IMAGE/JPEG'), ['image/jpeg'], true],
    ['.jpg is jpeg', file('DJI_0001.JPG'), ['image/jpeg'], true],
    ['.jpeg is jpeg', file('a.jpeg'), ['image/jpeg'], true],
    ['.tif is tiff', file('a.tif'), ['image/tiff'], true],
    ['an extension', file('flight.H264'), ['.h264'], true],
    ['an extension accepts its type', file('scan', 'application/pdf'), ['.pdf'], true],
    ['a wildcard', file('a.mp4', 'video/mp4'), ['video/*'], true],
    ['anything', file('a.bin'), [], true],
    ['another type', file('a.png', 'image/png'), ['image/jpeg'], false],
    ['another extension', file('a.doc'), ['.docx'], false],
    ['another wildcard', file('a.png', 'image/png'), ['video/*'], false],
    ['no type and no extension', file('README'), ['image/jpeg', '.pdf'], false],
  ] as const)('%s', (_case, candidate, accept, expected) => expect(isAccepted(candidate, accept)).toBe(expected));
});

describe('mayBeAccepted: a drag provides types but no names', () => {
  it.each([
    ['an accepted type', 'image/jpeg', ['image/jpeg'], true],
    ['another type', 'image/png', ['image/jpeg'], false],
    ['no type yet', '', ['image/jpeg'], true],
    ['another type than that of the extension', 'image/png', ['.pdf'], false],
    ['an extension of an unknown type', 'video/h264', ['image/jpeg', '.h264'], true],
    ['anything', 'image/png', [], true],
  ] as const)('%s', (_case, type, accept, expected) => expect(mayBeAccepted(type, accept)).toBe(expected));
});

describe('acceptedExtensions: the extensions for a hint', () => {
  it('lists the extensions of types and the given extensions without duplicates', () =>
    expect(acceptedExtensions(['image/jpeg', '.jpg', '.h264', 'video/*'])).toEqual(['.jpg', '.jpeg', '.h264']));
});

describe('dialogTypes: types with their extensions, and another type where the file chooser has to open', () => {
  it.each([
    ['images', ['image/jpeg'], false, 'image/jpeg,.jpg,.jpeg'],
    ['images of the file chooser', ['image/jpeg'], true, 'image/jpeg,.jpg,.jpeg,application/octet-stream'],
    ['all files', [], false, ''],
    ['all files of the file chooser', [], true, ''],
  ])('%s', (_case, accept, isFileChooser, expected) => expect(dialogTypes(accept, isFileChooser)).toBe(expected));
});

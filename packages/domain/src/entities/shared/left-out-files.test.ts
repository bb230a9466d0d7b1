import { describe, expect, it } from 'vitest';
import { leaveOut, leaveOutByName, type LeftOutReason, leftOutReason } from './left-out-files.ts';

const at = (relativePath: string, size = 9) => ({
  name: relativePath.slice(relativePath.lastIndexOf('/') + 1),
  relativePath,
  size,
});

describe('files of the system and the camera, and empty ones, are left out when files are added', () => {
  it.each<[LeftOutReason, string[]]>([
    [
      'macOS shadow file',
      ['._DJI_0001.JPG', '/card/DCIM/100MEDIA/._DJI_0001.JPG', '/flight/__MACOSX/a.jpg', '__macosx/flight/._a.jpg'],
    ],
    [
      'system file',
      [
        '.DS_Store',
        '/card/.ds_store',
        'Thumbs.db',
        'thumbs.DB',
        'desktop.ini',
        'Desktop.ini',
        'ehthumbs.db',
        'Icon\r',
        './.hidden.jpg',
        '/card/.Trashes/501/a.jpg',
        '/card/.Spotlight-V100/store.db',
        '/card/.fseventsd/0000000000a1',
        '/card/$RECYCLE.BIN/S-1-5/a.jpg',
        '/card/System Volume Information/WPSettings.dat',
        '/share/@eaDir/a.jpg/SYNOFILE_THUMB_M.jpg',
      ],
    ],
    [
      'camera index file',
      [
        'DJI_CARD.DB',
        '/card/MISC/IDX/DJI_CARD.DB',
        '/card/MISC/IDX/other.bin',
        '/card/MISC/THM/100/DJI_0001.THM',
        '/card/MISC/AUTPRINT.MRK',
        '/card/DCIM/CANONMSC/M0100.CTG',
        'M0100.CTG',
        '/card/DCIM/EOSMISC/a.dat',
        '/card/DCIM/NC_FLLST.DAT',
        '/card/NIKON001.DSC',
        '/card/AVF_INFO/AVIN0001.INP',
        '/card/PRIVATE/SONY/SONYCARD.IND',
        '/card/DCIM/100GOPRO/leinfo.sav',
      ],
    ],
  ])('%s', (reason, paths) => {
    for (const path of paths) expect([path, leftOutReason(at(path))]).toEqual([path, reason]);
    for (const path of paths) expect([path, leftOutReason(at(path, 0))]).toEqual([path, reason]);
  });

  it.each([
    'DJI_0001.JPG',
    './DJI_0001.JPG',
    '/flight.2/DJI_0001.JPG',
    'my.DS_Store',
    'desktop.ini.txt',
    'Thumbs.db.jpg',
    'Icon.jpg',
    '/Misc/report.pdf',
    '/flight/video.thm',
    '/flight/MISC/notes.txt',
    '/flight/DJI_0001_Timestamp.MRK',
    '/index/survey.dat',
  ])('%s is kept, unless it is empty', (path) => {
    expect(leftOutReason(at(path))).toBeUndefined();
    expect(leftOutReason(at(path, 0))).toBe('empty file');
  });

  it('a file of unknown size is kept', () => expect(leftOutReason({ name: 'a.jpg' })).toBeUndefined());
  it('a file without a folder is judged by its name', () =>
    expect(leftOutReason({ name: '._a.jpg', size: 9 })).toBe('macOS shadow file'));
});

describe('a sentence says how many files are left out and why', () => {
  const [picture, shadow, settings, index] = [
    at('/card/DCIM/a.jpg'),
    at('/card/DCIM/._a.jpg'),
    at('/card/DCIM/desktop.ini'),
    at('/card/MISC/IDX/DJI_CARD.DB'),
  ];
  const empty = (...names: string[]) => names.map((name) => at(name, 0));

  it.each([
    ['nothing', [picture], undefined],
    ['one', [picture, shadow], '1 file left out: 1 macOS shadow file'],
    [
      'several kinds',
      [index, shadow, picture, settings, shadow],
      '4 files left out: 2 macOS shadow files, 1 system file, 1 camera index file',
    ],
    ['an empty file, with its name', empty('report.pdf'), '1 file left out: 1 empty file (report.pdf)'],
    [
      'empty files, with the names of three',
      [...empty('a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'), shadow],
      '6 files left out: 1 macOS shadow file, 5 empty files (a.pdf, b.pdf, c.pdf and 2 more)',
    ],
  ])('%s', (_case, files, text) => expect(leaveOut(files).text).toBe(text));

  it('by name alone, reads no size and keeps empty files', () => {
    const unread = {
      ...picture,
      get size(): number {
        throw new Error('The size was read.');
      },
    };
    const sorted = leaveOutByName([unread, shadow, ...empty('a.pdf')]);
    expect(sorted.kept.map(({ name }) => name)).toEqual(['a.jpg', 'a.pdf']);
    expect(sorted.text).toBe('1 file left out: 1 macOS shadow file');
  });

  it('keeps the other files, in order', () => {
    const other = at('/card/DCIM/b.jpg');
    expect(leaveOut([shadow, other, index, picture]).kept).toEqual([other, picture]);
  });
});

import { describe, expect, it } from 'vitest';
import type { KnownFile, ReportEvent } from './report-event.ts';
import { findingLines, finishedLine, knownLines, progressLine, refusedLines, textReport } from './text-report.ts';

/** What is printed for some events. */
function printed(isTerminal: boolean, ...events: ReportEvent[]) {
  const texts = { out: '', err: '' };
  const report = textReport({
    out: (text) => (texts.out += text),
    err: (text) => (texts.err += text),
    isTerminal,
  });
  for (const event of events) report(event);
  return texts;
}

const progress = (uploaded: number, total = 20): ReportEvent => ({
  event: 'progress',
  uploaded,
  total,
  uploadedBytes: uploaded * 100,
  totalBytes: total * 100,
  remainingMs: null,
});
const [SOUTH, NORTH] = [
  { id: 's1', name: 'SouthPier' },
  { id: 'n1', name: 'NorthTower' },
];
const knownFile = (path: string, more: Partial<KnownFile> = {}): KnownFile => ({
  path,
  inspections: [SOUTH],
  isStored: true,
  isLeftOut: false,
  ...more,
});
const finished = {
  event: 'finished',
  exitCode: 0,
  inspectionId: 'p1',
  uploaded: 3,
  failed: 0,
  isSent: false,
  message: null,
} as const;

describe('progress', () => {
  it('is files, share and remaining time', () => {
    expect(
      progressLine({ uploaded: 1_200, total: 4_000, uploadedBytes: 319, totalBytes: 1_000, remainingMs: 120_000 }),
    ).toBe('1,200 of 4,000 uploaded, 31 %, About 2 minutes remaining');
  });

  it('replaces one line on a terminal, which the next text clears', () => {
    expect(printed(true, progress(1), progress(2), finished)).toEqual({
      err: '\r\u001B[2K1 of 20 uploaded, 5 %\r\u001B[2K2 of 20 uploaded, 10 %\r\u001B[2K',
      out: '3 files uploaded.\n',
    });
  });

  it('ends elsewhere with a line that has every file, although their bytes were there before', () => {
    const sent = { ...progress(0, 1), uploadedBytes: 100 } as ReportEvent;
    expect(printed(false, sent, progress(1, 1)).err).toBe('0 of 1 uploaded, 100 %\n1 of 1 uploaded, 100 %\n');
  });

  it('is a line for each tenth elsewhere', () => {
    const all = Array.from({ length: 21 }, (_, index) => progress(index));
    const lines = printed(false, ...all)
      .err.trim()
      .split('\n');
    expect(lines).toHaveLength(10);
    expect([lines[0], lines.at(-1)]).toEqual(['2 of 20 uploaded, 10 %', '20 of 20 uploaded, 100 %']);
  });
});

describe('texts', () => {
  it.each<[ReportEvent, string]>([
    [{ event: 'created', inspection: { id: 'p1', name: 'Pier' } }, 'Created inspection Pier (p1)'],
    [{ event: 'failed', path: 'a/b.JPG', reason: 'The connection was lost.' }, 'a/b.JPG: The connection was lost.'],
    [{ event: 'waiting' }, "Can't reach the studio. The upload resumes when it is back."],
    [{ event: 'watching', folder: '/flights' }, 'Watching /flights. Press Ctrl+C to stop.'],
    [{ event: 'stopping' }, 'Finishing what is being sent. Press Ctrl+C again to stop now.'],
    [{ event: 'error', exitCode: 2, message: 'Which folder?' }, 'studio: Which folder?'],
  ])('%j', (event, line) => expect(printed(false, event)).toEqual({ out: '', err: `${line}\n` }));

  it.each<[Partial<typeof finished> | object, string]>([
    [{}, '3 files uploaded.'],
    [{ isSent: true }, '3 files uploaded, sent for processing.'],
    [{ uploaded: 1, failed: 2, message: 'Run it again.' }, '1 file uploaded, 2 failed. Run it again.'],
  ])('the last line with %j', (more, line) => expect(finishedLine({ ...finished, ...more })).toBe(line));

  it('a plan says what is sent, and what is not', () => {
    const plan = {
      event: 'planned',
      isDryRun: false,
      asset: { id: 'a1', name: 'Viaduct' },
      inspection: { id: 'p1', name: 'Pier' },
      files: ['a.JPG', 'b.JPG'],
      bytes: 3_000_000,
      stored: 1,
      arriving: 2,
      known: [],
      findings: [],
      refused: [{ path: 'c.JPG', reason: 'The file is empty.' }],
      leftOut: [
        { path: '._a.JPG', reason: 'macOS shadow file' },
        { path: 'desktop.ini', reason: 'system file' },
        { path: '._b.JPG', reason: 'macOS shadow file' },
      ],
      skipped: [{ path: 'd.txt', reason: 'x' }],
      missing: ['e.JPG'],
    } as const;
    expect(printed(false, plan).err.split('\n')).toEqual([
      'Uploading 2 files (3 MB) to Pier of Viaduct',
      '1 file arrived earlier',
      'Another upload is sending 2 files now',
      '1 file cannot be used:',
      '  c.JPG: The file is empty.',
      '3 files left out: 2 macOS shadow files, 1 system file',
      '1 file of other types skipped',
      '1 file of this inspection never arrived and is not in the folder',
      '',
    ]);
  });

  it.each<[string, KnownFile[] | null, boolean, string[]]>([
    ['none', [], true, []],
    ['unknown', null, false, ['The studio could not say whether other inspections have these files']],
    [
      'stored ones that are kept',
      [knownFile('a.JPG'), knownFile('b.JPG', { inspections: [SOUTH, NORTH] })],
      true,
      [
        '2 of 40 files are already in SouthPier and 1 other',
        '  Nothing is left out; --skip-known leaves out those that are stored',
      ],
    ],
    [
      'stored ones that are left out, and one that is still uploading',
      [knownFile('a.JPG', { isLeftOut: true }), knownFile('b.JPG', { isStored: false })],
      true,
      ['2 of 40 files are already in SouthPier. 1 of them is still uploading', '  1 file left out', '    a.JPG'],
    ],
    [
      'stored ones that are left out of an upload',
      [knownFile('a.JPG', { isLeftOut: true })],
      false,
      ['1 of 40 files is already in SouthPier', '  1 file left out'],
    ],
    [
      'only ones that are still uploading, which are never left out',
      [knownFile('a.JPG', { isStored: false })],
      false,
      ['1 of 40 files is already in SouthPier. It is still uploading'],
    ],
  ])('files of other inspections: %s', (_case, known, isComplete, lines) =>
    expect(knownLines(known, 40, isComplete)).toEqual(lines),
  );

  it('a long list is cut', () => {
    const files = Array.from({ length: 1_013 }, (_, index) => ({ path: `${index}`, reason: 'x' }));
    expect(refusedLines(files).slice(9)).toEqual(['  9: x', '  and 1,003 more']);
  });

  it('a dry run says what to look at, with some of the files', () => {
    const files = Array.from({ length: 12 }, (_, index) => `${index}.JPG`);
    expect(findingLines([{ text: '12 images have no position', files }])).toEqual([
      'Look at this before you upload:',
      '  12 images have no position',
      ...files.slice(0, 10).map((path) => `    ${path}`),
      '    and 2 more',
    ]);
    expect(findingLines([])).toEqual([]);
  });
});

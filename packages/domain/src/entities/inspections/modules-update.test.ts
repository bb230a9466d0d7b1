import { describe, expect, it } from 'vitest';
import { NO_DATA_TYPES } from './data-types.ts';
import { type InspectionData, newInspectionData, storedDataTypes } from './inspection-data.form.ts';
import type { InspectionStatus } from './inspection-status.ts';
import { type ModuleFile, type ModuleFiles, noModuleFiles } from './modules.schema.ts';
import { toModulesUpdate } from './modules-update.ts';

const added = (name: string, relativePath?: string) => ({ name, size: 1536, type: '', relativePath });
const stored = (id: string, name: string, part: Partial<ModuleFile> = {}): ModuleFile => ({
  id,
  name,
  s3Key: `key-${id}`,
  size: 2048,
  isUploaded: true,
  ...part,
});
const missing = { isUploaded: false };
const arriving = { isUploaded: false, uploadId: 'hannas-tab', isArriving: true };

/** One uploaded and one missing file of every kind. */
const STORED: ModuleFiles = {
  three: { rgb: [stored('i1', 'v1.jpg')], ir: [stored('i2', 't1.jpg', missing)] },
  two: { rgb: [stored('i3', 'v3.jpg')], ir: [stored('i4', 't3.jpg', missing)] },
  ortho: { data: [stored('i5', 'old.xls'), stored('i6', 'points.xlsx', missing)] },
  sonar: { data: [stored('i7', 'c.bmp'), stored('i8', 'c.txt', missing)] },
  supplementary: { data: [stored('i9', 'old.pdf'), stored('i10', 'scan.las', missing)] },
};
const ALL_ON = { three: true, two: true, ortho: true, sonar: true, supplementary: true };
const OFF = { three: { rgb: 0, ir: 0, isAr: false }, ortho: { isEnabled: false, gcp: false } };
const ON = { three: { rgb: 0, ir: 0, isAr: true }, ortho: { isEnabled: true, gcp: true } };

/** The form of a Draft as it was opened: these files, orthomosaics on if there is a template. */
const opened = (files: ModuleFiles, part: Partial<InspectionData> = {}): InspectionData => ({
  ...newInspectionData(),
  types: storedDataTypes(files, files.ortho.data.length > 0),
  stored: files,
  ...part,
});

/** What is sent when the form that was opened with `before` is saved with these changes. */
const saved = (
  before: InspectionData,
  changes: Partial<InspectionData>,
  { files = before.stored, settings = OFF }: { files?: ModuleFiles; settings?: typeof OFF } = {},
) => toModulesUpdate({ ...before, ...changes }, before, { files, settings, uploadId: 'my-tab' });

const removedOf = (payload: ReturnType<typeof saved>) =>
  Object.fromEntries(Object.entries(payload).map(([kind, module]) => [kind, module.remove]));

describe('only what the user has changed is sent', () => {
  it('nothing when only the description was changed', () => {
    expect(saved(opened(STORED), {})).toEqual({});
    expect(saved(opened(noModuleFiles()), {})).toEqual({});
  });

  it('a kind with added files, without its stored ones', () => {
    expect(saved(opened(STORED), { two: { rgb: [added('new.jpg')], ir: [] } })).toEqual({
      two: { rgb: [{ name: 'new.jpg', path: 'new.jpg', size: 2, sizeBytes: 1536 }], ir: [], remove: [] },
    });
  });

  it('files marked for removal, by kind; unknown ids are ignored', () => {
    const removed = ['i1', 'i3', 'i5', 'i7', 'i9', 'unknown'];
    expect(removedOf(saved(opened(STORED), { removed }))).toEqual({
      three: ['i1'],
      two: ['i3'],
      ortho: ['i5'],
      sonar: ['i7'],
      supplementary: ['i9'],
    });
  });

  it('added files of a kind that is off are not sent', () => {
    expect(saved(opened(noModuleFiles()), { two: { rgb: [added('new.jpg')], ir: [] } })).toEqual({});
  });
});

describe('what someone else has added since the form was opened stays', () => {
  const withThree = { ...noModuleFiles(), three: STORED.three };
  it.each<[string, Partial<InspectionData>]>([
    ['the description is changed', {}],
    [
      'files of another kind are added',
      { types: { ...NO_DATA_TYPES, two: true }, two: { rgb: [added('a.jpg')], ir: [] } },
    ],
  ])('files of a kind that the form did not have: %s', (_case, changes) =>
    expect(Object.keys(saved(opened(noModuleFiles()), changes, { files: withThree }))).not.toContain('three'),
  );

  it('files of a kind that the user switches off, which removes those that the form knew', () => {
    const more = { ...STORED, sonar: { data: [...STORED.sonar.data, stored('i99', 'd.bmp')] } };
    const changes = { types: { ...ALL_ON, sonar: false }, removed: ['i7', 'i8'] };
    expect(removedOf(saved(opened(STORED), changes, { files: more }))).toEqual({ sonar: ['i7', 'i8'] });
  });

  it('a file that was missing then and has arrived, although one of its name is added', () => {
    const files = { ...STORED, two: { rgb: [], ir: [stored('i4', 't3.jpg')] } };
    const changes = { two: { rgb: [], ir: [added('t3.jpg')] } };
    expect(saved(opened(STORED), changes, { files }).two?.remove).toEqual([]);
  });
});

describe('settings are sent as they are now, unless the user has changed them', () => {
  const three = (isAr: boolean) => ({ three: { rgb: [added('new.jpg')], ir: [], isAr } });
  it.each([
    ['unchanged, on meanwhile', false, false, ON, true],
    ['unchanged, off meanwhile', true, true, OFF, false],
    ['switched on by the user', false, true, OFF, true],
    ['switched off by the user', true, false, ON, false],
  ])('isAr %s', (_case, was, is, settings, expected) => {
    const before = opened(STORED, { three: { rgb: [], ir: [], isAr: was } });
    expect(saved(before, three(is), { settings }).three?.isAr).toBe(expected);
  });

  it('isAr alone is sent when the user has changed it', () =>
    expect(saved(opened(STORED), { three: { rgb: [], ir: [], isAr: true } })).toEqual({
      three: { rgb: [], ir: [], isAr: true, remove: [] },
    }));

  it('orthomosaics that someone else has switched on stay on', () => {
    const before = opened({ ...STORED, ortho: { data: [] } });
    expect(saved(before, {}, { settings: ON })).toEqual({});
  });

  it('orthomosaics that the user switches off are off, with their template', () => {
    const changes = { types: { ...ALL_ON, ortho: false }, removed: ['i5', 'i6'] };
    expect(saved(opened(STORED), changes, { settings: ON })).toEqual({
      ortho: { isEnabled: false, gcp: true, data: [], remove: ['i5', 'i6'] },
    });
  });

  it('ground control points that the user switches on leave orthomosaics as they are now', () => {
    const changes = { ortho: { gcp: true, data: [] } };
    const settings = { ...OFF, ortho: { isEnabled: true, gcp: false } };
    expect(saved(opened(STORED), changes, { settings })).toEqual({
      ortho: { isEnabled: true, gcp: true, data: [], remove: [] },
    });
  });

  it('an added template switches orthomosaics on, even if someone else has switched them off', () =>
    expect(saved(opened(STORED), { ortho: { gcp: false, data: [added('new.xlsx')] } })).toEqual({
      ortho: {
        isEnabled: true,
        gcp: false,
        data: [{ name: 'new.xlsx', path: 'new.xlsx', size: 2, sizeBytes: 1536 }],
        remove: [],
      },
    }));
});

describe('an added file replaces a registered one of its name that never arrived', () => {
  const two = (...files: ModuleFile[]) => ({ ...noModuleFiles(), two: { rgb: files, ir: [] } });
  const changes = { two: { rgb: [added('a.jpg')], ir: [] } };
  it.each([
    ['missing', [stored('i1', 'a.jpg', missing)], ['i1']],
    ['uploaded', [stored('i1', 'a.jpg')], []],
    ['missing, of another name', [stored('i1', 'b.jpg', missing)], []],
    ['on its way in another upload', [stored('i1', 'a.jpg', arriving)], []],
    [
      'left behind by another upload that has ended',
      [stored('i1', 'a.jpg', { ...arriving, isArriving: false })],
      ['i1'],
    ],
    ['registered by an earlier attempt to save', [stored('i1', 'a.jpg', { ...missing, uploadId: 'my-tab' })], ['i1']],
    [
      'registered by an earlier attempt to save, and left out now',
      [stored('i1', 'b.jpg', { ...missing, uploadId: 'my-tab' })],
      ['i1'],
    ],
  ])('%s', (_case, files, expected) => {
    const before = opened(two(stored('i0', 'z.jpg')));
    expect(saved(before, changes, { files: two(...files) }).two?.remove).toEqual(expected);
  });

  it('in its folder only', () => {
    const files = two(stored('i1', '101MEDIA/a.jpg', missing), stored('i2', '102MEDIA/a.jpg', missing));
    const again = { two: { rgb: [added('a.jpg', '/flight/102MEDIA/a.jpg')], ir: [] } };
    expect(saved(opened(files), again).two?.remove).toEqual(['i2']);
  });

  it('of its path only, although the name has no folder', () => {
    const at = (id: string, path: string) => stored(id, 'a.jpg', { ...missing, path });
    const files = two(at('i1', '101MEDIA/a.jpg'), at('i2', '102MEDIA/a.jpg'));
    const again = { two: { rgb: [added('a.jpg', '/flight/102MEDIA/a.jpg')], ir: [] } };
    expect(saved(opened(files), again).two?.remove).toEqual(['i2']);
  });

  it('but not when its kind is off', () => {
    const files = two(stored('i1', 'a.jpg', missing));
    expect(saved(opened(files), { ...changes, types: NO_DATA_TYPES })).toEqual({});
  });
});

it('a marked file is removed even if another upload is sending it, because the user was asked', () => {
  const files = { ...noModuleFiles(), two: { rgb: [stored('i1', 'a.jpg', arriving)], ir: [] } };
  expect(saved(opened(files), { removed: ['i1'] }).two?.remove).toEqual(['i1']);
});

describe('after Draft, only supplementary data is sent', () => {
  it.each<InspectionStatus>(['Queued', 'ThumbnailsGenerated', 'Completed', 'Failed'])('%s', (status) => {
    const changes = { removed: ['i1', 'i9'], supplementary: { data: [added('new.pdf')] } };
    const payload = saved(opened(STORED, { status }), { ...changes, two: { rgb: [added('new.jpg')], ir: [] } });
    expect(Object.keys(payload)).toEqual(['supplementary']);
    expect(payload.supplementary).toMatchObject({ data: [{ name: 'new.pdf' }], remove: ['i9'] });
  });
});

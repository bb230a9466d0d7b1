import { describe, expect, it } from 'vitest';
import { type InspectionData, newInspectionData, storedDataTypes } from './inspection-data.form.ts';
import { type ModuleFile, type ModuleFiles, noModuleFiles } from './modules.schema.ts';
import { toModulesUpdate } from './modules-update.ts';

const added = (name: string, relativePath: string) => ({ name, size: 1536, type: '', relativePath });
const stored = (id: string, name: string, part: Partial<ModuleFile> = {}): ModuleFile => ({
  id,
  name,
  s3Key: `key-${id}`,
  size: 2048,
  isUploaded: true,
  ...part,
});
const missing = { isUploaded: false };

/** What is sent when a form that was opened with these files is saved with these changes. @param now the files then */
function updated(files: ModuleFiles, changes: Partial<InspectionData>, now = files) {
  const before = { ...newInspectionData(), types: storedDataTypes(files, true), stored: files };
  const settings = { three: { rgb: 0, ir: 0, isAr: false }, ortho: { isEnabled: true, gcp: false } };
  return toModulesUpdate({ ...before, ...changes }, before, { files: now, settings, uploadId: 'my-tab' });
}

describe('an added file whose name a registered one of its list has is registered with its folder', () => {
  const name = 'DJI_0001.JPG';
  const first = (part: Partial<ModuleFile> = {}) => stored('i1', name, { path: `101MEDIA/${name}`, ...part });
  const two = (...rgb: ModuleFile[]) => ({ ...noModuleFiles(), two: { rgb, ir: [] } });
  const changes = (folder: string) => ({ two: { rgb: [added(name, `/${folder}/${name}`)], ir: [] } });
  const other = stored('i0', 'z.jpg');

  it.each<[string, ModuleFile[], string, Partial<InspectionData>, string]>([
    ['uploaded', [first()], '102MEDIA', {}, `102MEDIA/${name}`],
    ['missing', [first(missing)], '102MEDIA', {}, `102MEDIA/${name}`],
    ['registered with its folder too', [stored('i1', `101MEDIA/${name}`)], '102MEDIA', {}, `102MEDIA/${name}`],
    ['of another name', [other], '102MEDIA', {}, name],
    ['marked for removal', [first()], '102MEDIA', { removed: ['i1'] }, name],
    ['replaced, because it never arrived', [first(missing)], '101MEDIA', {}, name],
    ['of an earlier attempt to save', [first({ ...missing, uploadId: 'my-tab' })], '102MEDIA', {}, name],
  ])('%s', (_case, files, folder, also, expected) => {
    const payload = updated(two(other), { ...changes(folder), ...also }, two(other, ...files));
    expect(payload.two?.rgb).toMatchObject([{ name: expected }]);
  });

  it('visual and thermal images are different lists', () => {
    const files = { ...noModuleFiles(), two: { rgb: [], ir: [first()] } };
    expect(updated(files, changes('102MEDIA')).two?.rgb).toMatchObject([{ name }]);
  });

  it('every kind of data', () => {
    const files: ModuleFiles = {
      three: { rgb: [stored('i1', 'v.jpg')], ir: [stored('i2', 't.jpg')] },
      two: { rgb: [stored('i3', 'v.jpg')], ir: [stored('i4', 't.jpg')] },
      ortho: { data: [stored('i5', 'p.xls')] },
      sonar: { data: [stored('i6', 'c.bmp'), stored('i7', 'c.txt')] },
      supplementary: { data: [stored('i8', 's.pdf')] },
    };
    const again = (one: string) => [added(one, `/new/${one}`)];
    const payload = updated(files, {
      three: { rgb: again('v.jpg'), ir: again('t.jpg'), isAr: false },
      two: { rgb: again('v.jpg'), ir: again('t.jpg') },
      ortho: { gcp: false, data: again('p.xls') },
      sonar: { images: again('c.bmp'), parameters: again('c.txt') },
      supplementary: { data: again('s.pdf') },
    });
    expect(payload).toMatchObject({
      three: { rgb: [{ name: 'new/v.jpg' }], ir: [{ name: 'new/t.jpg' }] },
      two: { rgb: [{ name: 'new/v.jpg' }], ir: [{ name: 'new/t.jpg' }] },
      ortho: { data: [{ name: 'new/p.xls' }] },
      sonar: { data: [{ name: 'new/c.bmp' }, { name: 'new/c.txt' }] },
      supplementary: { data: [{ name: 'new/s.pdf' }] },
    });
  });

  it('a file that the form knows counts, although only others may be removed', () => {
    const payload = updated(two(first()), changes('102MEDIA'), noModuleFiles());
    expect(payload.two?.rgb).toMatchObject([{ name: `102MEDIA/${name}` }]);
  });
});

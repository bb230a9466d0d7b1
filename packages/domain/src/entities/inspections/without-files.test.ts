import { expect, it } from 'vitest';
import { newInspectionData } from './inspection-data.form.ts';
import { toModulesPayload } from './modules-payload.ts';
import { withoutFaults, withoutFiles } from './without-files.ts';

const file = (name: string) => ({ name, size: 1, type: '' });

it('removes files from every list and keeps the settings', () => {
  const [a, b, c] = [file('a'), file('b'), file('c')];
  expect(withoutFiles({ rgb: [a, b], ir: [c], isAr: true }, [a, c])).toEqual({ rgb: [b], ir: [], isAr: true });
  expect(withoutFiles({ gcp: true, data: [a] }, [a])).toEqual({ gcp: true, data: [] });
});

it('keeps another file of the same name', () => {
  const [one, other] = [file('a'), file('a')];
  expect(withoutFiles({ data: [one, other] }, [one]).data[0]).toBe(other);
});

it('files that do not count are not registered, in any kind of data', () => {
  const [visual, thermal, template, image, parameters, plan] = [
    'a.jpg',
    'b.jpg',
    'c.xls',
    'd.bmp',
    'd.txt',
    'e.pdf',
  ].map(file);
  const good = file('good.jpg');
  const form = {
    ...newInspectionData(),
    types: { three: true, two: true, ortho: true, sonar: true, supplementary: true },
    three: { rgb: [visual!, good], ir: [thermal!], isAr: true },
    two: { rgb: [], ir: [thermal!] },
    ortho: { gcp: true, data: [template!] },
    sonar: { images: [image!], parameters: [parameters!] },
    supplementary: { data: [plan!] },
    faults: [visual, thermal, template, image, parameters, plan].map((one) => ({
      file: one!,
      reason: 'The file is empty.',
    })),
  };
  const left = withoutFaults(form);
  expect(left.faults).toEqual([]);
  expect(toModulesPayload(left)).toEqual({
    three: { rgb: [{ name: 'good.jpg', path: 'good.jpg', size: 1, sizeBytes: 1 }], ir: [], isAr: true, remove: [] },
    two: { rgb: [], ir: [], remove: [] },
    ortho: { isEnabled: true, gcp: true, data: [], remove: [] },
    sonar: { data: [], remove: [] },
    supplementary: { data: [], remove: [] },
  });
});

it('returns a form without faults as it is', () => {
  const form = newInspectionData();
  expect(withoutFaults(form)).toBe(form);
});

import { describe, expect, it } from 'vitest';
import { inspectionNameSchema, newProjectForm, projectFormSchema, toModulesPayload, toProjectPayload } from './inspection.form.ts';

const TODAY = new Date(2026, 10, 21, 9);
const files = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `DJI_${index}.JPG`, size: 1536, type: 'image/jpeg' }));

describe('Inspection name: 2 to 35 characters, letters and numbers only, spaces removed', () => {
  it.each([
    ['North Tower A', 'NorthTowerA'],
    [' 20251117 ', '20251117'],
    ['Brücke7', 'Brücke7'],
    ['ab', 'ab'],
    ['a'.repeat(35), 'a'.repeat(35)],
  ])('%j becomes %j', (typed, name) => {
    expect(inspectionNameSchema.parse(typed)).toBe(name);
  });

  it.each([['a b'.slice(0, 2)], ['Pier-7'], ['a'.repeat(36)], ['x'], ['']])('refuses %j', (typed) => {
    expect(inspectionNameSchema.safeParse(typed).success).toBe(false);
  });

  it("says 'Only letters and numbers are allowed.'", () => {
    expect(inspectionNameSchema.safeParse('Pier_7').error?.issues[0]?.message).toBe('Only letters and numbers are allowed.');
  });

  it("defaults to today's date", () => {
    expect(newProjectForm(TODAY).name).toBe('20261121');
  });
});

describe('The inspection wizard', () => {
  const filled = (count: number) => ({
    ...newProjectForm(TODAY, 'kinnaird-viaduct-7k2m4q'),
    checklistId: 'bridge-deck-4n8p2x',
    types: { three: true, two: false },
    three: { rgb: files(count), ir: [], isAr: false },
  });

  it.each([
    [20, ['three']],
    [21, undefined],
  ])('3D with %d files', (count, path) => {
    expect(projectFormSchema.safeParse(filled(count)).error?.issues[0]?.path).toEqual(path);
  });

  it('counts visual and thermal together', () => {
    const form = filled(11);
    expect(projectFormSchema.safeParse({ ...form, three: { ...form.three, ir: files(10) } }).success).toBe(true);
  });

  it('requires an asset and a checklist', () => {
    const issues = projectFormSchema.safeParse({ ...filled(21), assetId: '', checklistId: '' }).error?.issues;
    expect(issues?.map(({ path, message }) => [path[0], message])).toEqual([
      ['assetId', 'Required'],
      ['checklistId', 'Required'],
    ]);
  });

  it('allows a description of 999 characters, not 1000', () => {
    expect(projectFormSchema.safeParse({ ...filled(21), description: 'x'.repeat(999) }).success).toBe(true);
    expect(projectFormSchema.safeParse({ ...filled(21), description: 'x'.repeat(1000) }).success).toBe(false);
  });

  it('sends details and chosen modules apart, sizes in whole KB', () => {
    const form = projectFormSchema.parse(filled(21));
    expect(toProjectPayload(form)).toEqual({
      name: '20261121',
      description: '',
      assetId: 'kinnaird-viaduct-7k2m4q',
      checklistId: 'bridge-deck-4n8p2x',
    });
    const modules = toModulesPayload(form);
    expect(Object.keys(modules)).toEqual(['three']);
    expect(modules.three?.rgb[0]).toEqual({ name: 'DJI_0.JPG', size: 2 });
  });
});

import { newProjectForm } from '@inspection-studio/domain/inspections';
import { describe, expect, it } from 'vitest';
import { kindsOf, type UploadType } from '../upload-types.ts';
import { sortFiles, withFiles } from './sort-files.ts';

const fileOf = (relativePath: string) => ({
  name: relativePath.split('/').at(-1) ?? '',
  relativePath,
  size: 1,
  type: '',
});
const sorted = (type: UploadType, ...paths: string[]) =>
  sortFiles(type, paths.map(fileOf), (name) => name.includes('_T'));

describe('each type takes its files', () => {
  it.each<[UploadType, string, string | null]>([
    ['2d', 'DJI_1.JPG', 'two rgb'],
    ['2d', 'DJI_1_T.jpeg', 'two ir'],
    ['2d', 'DJI_1.DNG', null],
    ['3d', '101MEDIA/DJI_1.JPG', 'three rgb'],
    ['3d', 'DJI_1_T.JPG', 'three ir'],
    ['ortho', 'DJI_1.JPG', 'three rgb'],
    ['ortho', 'points.xlsx', 'ortho data'],
    ['sonar', 'pier.BMP', 'sonar images'],
    ['sonar', 'pier.txt', 'sonar parameters'],
    ['sonar', 'DJI_1.JPG', null],
    ['supplementary', 'plan.pdf', 'supplementary data'],
    ['supplementary', 'DJI_1_T.JPG', 'supplementary data'],
    ['supplementary', 'setup.exe', null],
  ])('%s: %s', (type, path, place) => {
    const { placed, skipped } = sorted(type, path);
    expect(placed.map(({ kind, list }) => `${kind} ${list}`)).toEqual(place === null ? [] : [place]);
    expect(skipped.map((one) => one.path)).toEqual(place === null ? [path] : []);
  });

  it.each<[UploadType, string]>([
    ['2d', 'File types must be the following: .jpeg, .jpg'],
    ['ortho', 'File types must be the following: .jpeg, .jpg, .xls, .xlsx'],
    ['sonar', 'File types must be the following: .bmp, .txt'],
  ])('%s says which it takes', (type, reason) => {
    expect(sorted(type, 'a.exe').skipped).toEqual([{ path: 'a.exe', reason }]);
  });
});

describe('the form gets the files', () => {
  it('and their kinds of data are on', () => {
    const { placed } = sorted('ortho', 'a.JPG', 'a_T.JPG', 'points.xls');
    const form = withFiles(newProjectForm(new Date()), kindsOf('ortho'), placed);
    expect(form.types).toEqual({ three: true, two: false, ortho: true, sonar: false, supplementary: false });
    expect(form.three.rgb.map(({ name }) => name)).toEqual(['a.JPG']);
    expect(form.three.ir.map(({ name }) => name)).toEqual(['a_T.JPG']);
    expect([form.ortho.gcp, form.ortho.data.map(({ name }) => name)]).toEqual([true, ['points.xls']]);
  });

  it('without a template, there are no ground control points', () => {
    expect(withFiles(newProjectForm(new Date()), kindsOf('ortho'), sorted('ortho', 'a.JPG').placed).ortho.gcp).toBe(
      false,
    );
  });
});

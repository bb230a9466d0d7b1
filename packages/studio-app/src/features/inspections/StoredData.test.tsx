import { type Call, calls } from '@inspection-studio/domain/calls';
import type { ProjectDetail } from '@inspection-studio/domain/inspections';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StoredData } from './StoredData.tsx';
import { rowsOf } from './testing/read-screen.ts';
import { inspection, noFiles, viaduct } from './testing/records.ts';
import { renderScreen } from './testing/render-screen.tsx';

const modules = (part: Partial<ProjectDetail['modules']>) => ({ ...inspection().modules, ...part });
const uploaded = (...names: string[]) =>
  names.map((name) => ({ id: name, name, s3Key: name, size: 1, isUploaded: true }));
const FILES = {
  ...noFiles,
  three: { rgb: uploaded('a.jpg', 'b.jpg'), ir: uploaded('c.jpg') },
  sonar: { data: uploaded('s.bmp', 's.txt') },
  supplementary: { data: uploaded('plan.pdf', 'log.csv', 'notes.txt') },
};

describe('the table of stored data', () => {
  const show = (part: Partial<ProjectDetail>, files: object = FILES, roleId: 'Manager' | 'Viewer' = 'Manager') =>
    renderScreen(
      <StoredData inspection={inspection(part)} />,
      new Map<Call, unknown>([
        [calls.getModules, files],
        [calls.getProjectAsset, viaduct],
      ]),
      '/',
      { person: { roleId } },
    );
  const row = (type: string, kind: string, files: string) => ({
    'Data type': type,
    Kind: kind,
    Files: files,
    Upload: 'All uploaded',
  });
  const images = [row('3D Digital Twin', 'Visual', '2'), row('3D Digital Twin', 'Thermal', '1')];
  const others = [row('Sonar Data', 'Parameters', '1'), row('Supplementary Data', 'Files', '3')];
  const lidar = { 'Data type': 'Lidar', Kind: 'Held with the inspection; it is not uploaded here.' };
  const ortho = { 'Data type': 'Orthomosaic', Kind: 'Computed without a template.' };

  it.each<[string, Partial<ProjectDetail>, string, object[]]>([
    ['all of it until processing', {}, 'Data', [...images, row('Sonar Data', 'Images', '1'), ...others]],
    [
      'without what its images show when it is Completed',
      { status: 'Completed', modules: modules({ ortho: { gcp: false, isEnabled: true }, lidar: { data: true } }) },
      'Other data',
      [...others, lidar],
    ],
    [
      'with what has no files',
      { modules: modules({ ortho: { gcp: false, isEnabled: true }, lidar: { data: true } }) },
      'Data',
      [...images, row('Sonar Data', 'Images', '1'), ...others, ortho, lidar],
    ],
  ])('lists %s', async (_case, part, title, rows) => {
    show(part);
    const region = await screen.findByRole('region', { name: title });
    const table = await within(region).findByRole('table');
    table.setAttribute('aria-label', 'data');
    expect(rowsOf('data')).toEqual(rows);
  });

  it('is there for Lidar alone', async () => {
    show({ status: 'Completed', modules: modules({ lidar: { data: true } }) }, noFiles);
    expect(await screen.findByRole('row', { name: `Lidar ${lidar.Kind}` })).toBeVisible();
  });

  it('says that a Draft without data needs some', async () => {
    show({}, noFiles);
    expect(await screen.findByText('You must select at least one data type.')).toBeVisible();
  });

  it.each([
    ['offered for a Draft', {}, 'Manager', '/inspections/update/north-1'],
    ['not offered after Draft', { status: 'Failed' }, 'Manager', undefined],
    ['not offered to a viewer', {}, 'Viewer', undefined],
  ] as const)('Add data is %s', async (_case, part, role, href) => {
    show(part, FILES, role);
    await screen.findByRole('table');
    expect(screen.queryByRole('link', { name: 'Add data' })?.getAttribute('href')).toBe(href);
  });
});

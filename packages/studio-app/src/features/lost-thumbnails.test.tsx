import { type Call, calls } from '@inspection-studio/domain/calls';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { StudioError } from '../api/index.ts';
import { AssetForm } from './assets/AssetForm.tsx';
import { EditInspection } from './inspections/EditInspection.tsx';
import { inspection, noFiles, viaduct } from './inspections/testing/records.ts';
import { renderScreen } from './inspections/testing/render-screen.tsx';
import { EditSite } from './sites/EditSite.tsx';
import { EditUser } from './users/EditUser.tsx';
import { priya } from './users/testing/people.ts';

const nothing = () => undefined;
const modified = '2025-03-04T12:00:00.000Z';
const site = { id: 'tay-1', name: 'Tay', modified, thumbnail: null, location: null, assetCount: 0, createdBy: null };
const asset = { ...viaduct, severityScaleId: 'urgency', categoryIds: ['crack'] };
const openTab = async (name: RegExp) => userEvent.click(await screen.findByRole('tab', { name }));

// Failed calls are logged.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(nothing);
  return () => vi.restoreAllMocks();
});

it.each<[string, ReactNode, [Call, unknown][], saved: string]>([
  [
    'a site',
    <EditSite key="s" siteId="tay-1" onDone={nothing} />,
    [
      [calls.getSite, site],
      [calls.updateSite, site],
    ],
    'Site saved',
  ],
  [
    'an asset',
    <AssetForm key="a" asset={asset} onSaved={nothing} onCancel={nothing} />,
    [
      [calls.listSites, [{ id: asset.siteId, name: 'Tay' }]],
      [calls.listUsers, []],
      [calls.listCategoryPresets, []],
      [calls.listCategories, [{ id: 'crack', name: 'Crack' }]],
      [calls.listSeverityScales, [{ id: 'urgency', name: 'Urgency' }]],
      [calls.listLayouts, []],
      [calls.updateAsset, asset],
    ],
    'Asset saved',
  ],
  [
    'an inspection',
    <EditInspection key="i" inspectionId="north-1" onDone={nothing} />,
    [
      [calls.getProject, inspection()],
      [calls.getModules, noFiles],
      [calls.updateProject, inspection()],
      [calls.listChecklists, []],
    ],
    'Inspection saved',
  ],
  [
    'a person',
    <EditUser key="p" userId="priya-1" onDone={nothing} />,
    [
      [calls.getUser, priya],
      [calls.updateUser, priya],
    ],
    'User saved',
  ],
])('the thumbnail of %s that was not saved is said beside what was', async (what, form, replies, saved) => {
  const given = new Map<Call, unknown>([...replies, [calls.uploadThumbnail, StudioError.fromAnswer(500)]]);
  renderScreen(form, given, '/', { person: { id: 'admin-1', roleId: 'Admin' } });
  if (what === 'an inspection') await openTab(/Details/);
  const field = (await screen.findAllByRole('group')).map((group) => group.querySelector('input[type=file]'));
  await userEvent.upload(field.find(Boolean) as HTMLInputElement, new File(['image'], 'a.png', { type: 'image/png' }));
  await screen.findByText('a.png');
  if (what === 'an inspection') await openTab(/Confirmation/);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(saved)).toBeVisible();
  const toast = (await screen.findByText('The thumbnail was not saved')).closest('li');
  expect(toast).toHaveTextContent('Something went wrong.');
});

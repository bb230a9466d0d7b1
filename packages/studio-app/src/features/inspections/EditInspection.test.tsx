import { type Call, calls } from '@inspection-studio/domain/calls';
import type { ModuleFile, ProjectDetail } from '@inspection-studio/domain/inspections';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { EditInspection } from './EditInspection.tsx';
import { checklist, inspection, noFiles } from './testing/records.ts';
import { renderScreen } from './testing/render-screen.tsx';

const lost = { id: 'i1', name: 'lost.jpg', s3Key: 'k1', size: 10, isUploaded: false };

async function setUp(project: ProjectDetail, rgb: ModuleFile[] = [lost]) {
  const onDone = vi.fn<() => void>();
  const { asked } = renderScreen(
    <EditInspection inspectionId={project.id} onDone={onDone} />,
    new Map<Call, unknown>([
      [calls.getProject, project],
      [calls.updateProject, project],
      [calls.getModules, { ...noFiles, two: { rgb, ir: [] } }],
      [calls.updateModules, {}],
      [calls.listChecklists, [checklist]],
    ]),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: /Details/ }));
  const save = async () => {
    await user.click(screen.getByRole('tab', { name: /Confirmation/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
  };
  const payload = () => asked.find(({ call }) => call === calls.updateProject)?.payload;
  return { user, save, payload, asked, onDone };
}

it('what is locked is read, and its checklists are not asked for', async () => {
  const { asked } = await setUp(inspection());
  expect(screen.getByRole('textbox', { name: 'Asset' })).toHaveAttribute('readonly');
  expect(screen.getByRole('textbox', { name: 'Checklist' })).toHaveValue(checklist.name);
  expect(asked.some(({ call }) => call === calls.listChecklists)).toBe(false);
});

it('a Draft with too little data and without a checklist is renamed', async () => {
  const { user, save, payload, onDone } = await setUp(inspection({ checklist: null }));
  expect(screen.getByRole('combobox', { name: 'Checklist' })).toHaveAccessibleDescription(
    'It has none. Once saved, it stays.',
  );
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '2');
  await save();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(payload()).toMatchObject({ name: 'NorthTowerA2', checklistId: null });
});

it('a checklist is given to one that has none', async () => {
  const { user, save, payload } = await setUp(inspection({ checklist: null }));
  await user.click(screen.getByRole('combobox', { name: 'Checklist' }));
  await user.click(screen.getByRole('option', { name: checklist.name }));
  await save();
  await waitFor(() => expect(payload()).toMatchObject({ checklistId: checklist.id }));
});

it('sent for processing at once, it must lack nothing', async () => {
  const { user, payload } = await setUp(inspection());
  await user.click(screen.getByRole('tab', { name: /Confirmation/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Send for processing' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('You must upload at least 1 visual or thermal data for a 2D inpsection.'),
  ).toBeVisible();
  expect(payload()).toBeUndefined();
});

it('the missing files of a Draft can be shown alone, and removed together', async () => {
  const { user, asked, save, onDone } = await setUp(inspection(), [
    { ...lost, id: 'i10', name: 'DJI_10.jpg' },
    { ...lost, id: 'i2', name: 'DJI_2.jpg', isUploaded: true },
    { ...lost, id: 'i1', name: 'DJI_1.jpg' },
  ]);
  await user.click(screen.getByRole('tab', { name: /2D Data/ }));
  const names = () => screen.getAllByText(/^DJI_\d+\.jpg$/).map(({ textContent }) => textContent);
  expect(names()).toEqual(['DJI_1.jpg', 'DJI_2.jpg', 'DJI_10.jpg']);
  await user.click(screen.getByRole('radio', { name: 'Missing 2' }));
  expect(names()).toEqual(['DJI_1.jpg', 'DJI_10.jpg']);
  expect(screen.getByRole('radio', { name: 'All 3' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove all' }));
  await save();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(asked.find(({ call }) => call === calls.updateModules)?.payload).toMatchObject({
    two: { rgb: [], remove: ['i10', 'i1'] },
  });
});

it('files that are stored already are not added again without a question', async () => {
  const { user } = await setUp(inspection(), [{ ...lost, name: 'DJI_1.jpg', size: 3, isUploaded: true }]);
  await user.click(screen.getByRole('tab', { name: /2D Data/ }));
  const field = screen.getByRole('group', { name: 'Visual images' });
  const again = new File([Uint8Array.of(0xff, 0xd8, 0xff)], 'DJI_1.jpg', { type: 'image/jpeg' });
  await user.upload(field.querySelector<HTMLInputElement>('input[type=file]')!, again);
  expect(await screen.findByText('1 file was already added')).toBeVisible();
});

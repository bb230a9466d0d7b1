import { type Call, calls, type ProjectDetail } from '@inspection-studio/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { InspectionWizard } from './InspectionWizard.tsx';
import { checklist, inspection, viaduct } from './testing/records.ts';
import { renderScreen } from './testing/render-screen.tsx';

const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => new File(['x'], `DJI_${index}.jpg`, { type: 'image/jpeg' }));
const stored = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `i${index}`, name: `DJI_${index}.jpg`, s3Key: `k${index}` }));

function setUp({ assetId = viaduct.id }: { assetId?: string } = {}) {
  const onCreated = vi.fn<(created: ProjectDetail) => void>();
  const onCancel = vi.fn<() => void>();
  const result = renderScreen(
    <InspectionWizard assetId={assetId} onCreated={onCreated} onCancel={onCancel} />,
    new Map<Call, unknown>([
      [calls.listAssets, [viaduct]],
      [calls.listChecklists, [checklist]],
      [calls.createProject, inspection()],
      [calls.getUploadUrl, { url: '/files/photo' }],
      [calls.updateModules, { three: { rgb: stored(21), ir: [] } }],
    ]),
  );
  const payloadOf = (call: Call) => result.asked.find((one) => one.call === call)?.payload;
  return { ...result, payloadOf, onCreated, onCancel, user: userEvent.setup() };
}

const next = () => screen.getByRole('button', { name: 'Next' });
const save = () => screen.getByRole('button', { name: 'Save' });
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const choosePhotos = async (user: ReturnType<typeof userEvent.setup>, count: number) => {
  const field = screen.getByRole('group', { name: 'Visual images' });
  const input = field.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The field has no file input.');
  await user.upload(input, photos(count));
  await within(field).findByText(`${count} files`);
};

describe('create an inspection', () => {
  it('steps of kinds that are not chosen are off; Next passes them', async () => {
    const { user } = setUp();
    expect(await screen.findByRole('tab', { name: /3D Digital Twin/ })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: '2D Data' }));
    await user.click(next());
    expect(screen.getByRole('heading', { name: '2D Data', level: 2 })).toBeVisible();
  });

  it('Cancel shows on the first step only', async () => {
    const { user, onCancel } = setUp();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledOnce();
    await user.click(next());
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  });

  it('an asset of the address that is unknown is ignored', async () => {
    const { user } = setUp({ assetId: 'nowhere-1' });
    await user.click(await screen.findByRole('tab', { name: /Details/ }));
    expect(screen.getByRole('combobox', { name: /Asset/ })).toHaveTextContent('Select an option');
  });

  it('a failed submit jumps to the first step with an error, focuses it and counts the errors of every step', async () => {
    const { user, asked } = setUp();
    await user.click(await screen.findByRole('checkbox', { name: '3D Digital Twin' }));
    await user.click(next());
    await choosePhotos(user, 20);
    await user.click(tab(/Confirmation/));
    await user.click(save());
    expect(
      await screen.findByText('You must upload at least 20 visual or thermal data for a 3D Digital Twin.'),
    ).toBeVisible();
    expect(screen.getByRole('group', { name: '3D Digital Twin' })).toHaveFocus();
    expect(tab(/3D Digital Twin/)).toHaveAccessibleName(/1 error/);
    expect(tab(/Details/)).toHaveAccessibleName(/1 error/);
    expect(asked.some(({ call }) => call === calls.createProject)).toBe(false);
  });

  it('21 images pass: saves details and files, hands the upload over and says so', async () => {
    const { user, payloadOf, uploads, onCreated } = setUp();
    await user.click(await screen.findByRole('checkbox', { name: '3D Digital Twin' }));
    await user.click(next());
    await choosePhotos(user, 21);
    await user.click(next());
    await user.clear(screen.getByRole('textbox', { name: /Name/ }));
    await user.type(screen.getByRole('textbox', { name: /Name/ }), 'North Tower A');
    await user.click(screen.getByRole('combobox', { name: /Checklist/ }));
    await user.click(screen.getByRole('option', { name: checklist.name }));
    await user.click(next());
    await user.click(screen.getByRole('checkbox', { name: 'Send for processing' }));
    await user.click(save());
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(payloadOf(calls.createProject)).toEqual({
      name: 'NorthTowerA',
      description: '',
      assetId: viaduct.id,
      checklistId: checklist.id,
    });
    expect(payloadOf(calls.updateModules)).toMatchObject({
      three: { rgb: photos(21).map(({ name }) => ({ name, size: 1 })) },
    });
    expect(uploads.getSnapshot().batches).toMatchObject([{ inspectionName: 'NorthTowerA', processing: 'Pending' }]);
  });

  it('leaving asks once something was entered', async () => {
    const { user, router } = setUp();
    await user.click(await screen.findByRole('checkbox', { name: '2D Data' }));
    void router.navigate('/elsewhere');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(screen.getByRole('checkbox', { name: '2D Data' })).toBeChecked();
  });
});

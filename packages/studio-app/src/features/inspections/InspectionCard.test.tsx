import { type Call, calls } from '@inspection-studio/domain/calls';
import type { ProjectDetail } from '@inspection-studio/domain/inspections';
import type { User } from '@inspection-studio/domain/users';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withEntityTag } from '../../api/entity-tag.ts';
import { StudioError } from '../../api/index.ts';
import { batchOf, names } from '../../uploads/testing/fake-studio.ts';
import { InspectionCard } from './InspectionCard.tsx';
import { inspection, noFiles, viaduct } from './testing/records.ts';
import { maren, renderScreen } from './testing/render-screen.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function show(part: Partial<ProjectDetail> = {}, person: Partial<User> = {}, more: readonly [Call, unknown][] = []) {
  const project = inspection(part);
  return renderScreen(
    <InspectionCard inspection={project} />,
    new Map<Call, unknown>([
      [calls.getProject, withEntityTag(project, '"7"')],
      [calls.getProjectAsset, viaduct],
      [calls.getModules, { ...noFiles, supplementary: { data: [FILE] } }],
      ...more,
    ]),
    '/inspections/north-1',
    { person },
  );
}
const FILE = { id: 'f1', name: 'plan.pdf', s3Key: 'k1', size: 1, isUploaded: true };
const card = () => screen.findByRole('region', { name: 'Inspection' });

describe('what can be done with an inspection depends on the person and its status', () => {
  const roleText = (role: string) => `Requires the ${role} role or higher.`;
  const involved = 'Members, uploaders and the creator of the asset can do this too.';
  const edit = `${roleText('All access')} ${involved}`;
  it.each<[string, Partial<User>, Partial<ProjectDetail>, string[], string[]]>([
    [
      'an administrator, a Draft',
      { roleId: 'Admin' },
      {},
      ['Send for processing', 'Edit /inspections/update/north-1', 'Delete', 'History /company/activity?record=north-1'],
      [],
    ],
    ['a manager, a Draft', {}, {}, ['Send for processing', 'Edit /inspections/update/north-1', 'Delete'], []],
    [
      'a viewer, a Draft',
      { roleId: 'Viewer' },
      {},
      [],
      [`Send for processing: ${edit}`, `Edit: ${edit}`, `Delete: ${edit}`],
    ],
    [
      'an uploader of the asset, a failed one',
      { roleId: 'Uploader' },
      { status: 'Failed', uploaderIds: [maren.id] },
      ['support@grid.example mailto:support@grid.example', 'Edit /inspections/update/north-1'],
      [`Delete: ${roleText('All access').slice(0, -1)}, unless the inspection is a Draft.`],
    ],
    [
      'a viewer, a completed one',
      { roleId: 'Viewer' },
      { status: 'Completed' },
      [],
      [
        `Launch: ${roleText('Limited access')} Members of the asset can do this too.`,
        `Edit: ${edit}`,
        `Delete: ${edit}`,
      ],
    ],
    [
      'a member of the asset, a completed one',
      { roleId: 'Viewer' },
      { status: 'Completed', memberIds: [maren.id] },
      [
        'Launch (opens in a new tab) https://cloud.example/inspections/north-1?email=maren%40grid.example',
        'Edit /inspections/update/north-1',
      ],
      [`Delete: ${roleText('All access').slice(0, -1)}, unless the inspection is a Draft.`],
    ],
    ['a manager, one in processing', {}, { status: 'Queued' }, ['Edit /inspections/update/north-1'], []],
  ])('%s', async (_case, person, part, actions, refusals) => {
    show(part, person);
    const region = await card();
    const shown = () =>
      [...region.querySelectorAll('a, button')].map((action) => {
        const href = action.getAttribute('href');
        return [action.textContent, href].filter(Boolean).join(' ');
      });
    const said = () => [...region.querySelectorAll('p:has(strong)')].map(({ textContent }) => textContent);
    await waitFor(() => expect({ actions: shown(), refusals: said() }).toEqual({ actions, refusals }));
  });

  it('Launch opens another tab', async () => {
    show({ status: 'Completed' });
    expect(await screen.findByRole('link', { name: /Launch/ })).toHaveAttribute('target', '_blank');
  });

  it('while this tab uploads, it is neither sent nor deleted', async () => {
    const { uploads } = show();
    await screen.findByRole('button', { name: 'Delete' });
    const [batch, sources] = batchOf(names(2));
    act(() => uploads.add({ ...batch, inspectionId: 'north-1' }, sources));
    expect(await screen.findByText('Upload in progress')).toBeVisible();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByRole('link', { name: 'Edit' })).toBeVisible();
  });
});

it.each([
  ['its own', '/own.jpg', '/asset.jpg', '/own.jpg'],
  ['that of its asset if it has none', null, '/asset.jpg', '/asset.jpg'],
])('the picture is %s', async (_case, thumbnail, assets, src) => {
  show({ thumbnail, asset: { ...inspection().asset, thumbnail: assets } });
  expect((await card()).querySelector('img')).toHaveAttribute('src', src);
});

it('Delete names the inspection and the images that arrived, deletes what was shown, says so and leads to Home', async () => {
  const { router, asked } = show({ imageCount: 3, uploadedImageCount: 1 });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = screen.getByRole('alertdialog', { name: 'Delete inspection' });
  expect(question).toHaveTextContent('NorthTowerA is deleted with its 1 image. This cannot be undone.');
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(asked.find(({ call }) => call === calls.deleteProject)).toMatchObject({ ifMatch: '"7"' });
  expect((await screen.findByText('Inspection deleted')).closest('li')).toHaveTextContent('NorthTowerA');
});

describe('Send for processing', () => {
  async function setUp(reply?: unknown) {
    show({}, {}, [[calls.processProject, reply]]);
    const ask = async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Send for processing' })).toBeEnabled());
      await userEvent.click(screen.getByRole('button', { name: 'Send for processing' }));
      return within(screen.getByRole('alertdialog', { name: 'Send NorthTowerA for processing?' }));
    };
    const question = await ask();
    await userEvent.click(question.getByRole('button', { name: 'Send for processing' }));
    return { question, ask };
  }

  it('is busy until the server replies, then says that it was sent', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { question } = await setUp(() => promise);
    expect(question.getByText('Please wait')).toBeInTheDocument();
    resolve();
    expect((await screen.findByText('Sent for processing')).closest('li')).toHaveTextContent('NorthTowerA');
  });

  it('asks again without the refusal of the last time', async () => {
    const { question, ask } = await setUp(StudioError.fromAnswer(500));
    expect(await question.findByText('500 Something went wrong.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect((await ask()).queryByText('500 Something went wrong.')).toBeNull();
  });
});

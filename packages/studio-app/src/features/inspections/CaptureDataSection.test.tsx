import { type Call, calls } from '@inspection-studio/domain/calls';
import type { CaptureData } from '@inspection-studio/domain/capture-data';
import type { User } from '@inspection-studio/domain/users';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withEntityTag } from '../../api/entity-tag.ts';
import { StudioError } from '../../api/index.ts';
import { useUnitSystem } from '../../settings/index.ts';
import { CaptureDataSection } from './CaptureDataSection.tsx';
import { factsOf } from './testing/read-screen.ts';
import { inspection, viaduct } from './testing/records.ts';
import { renderScreen } from './testing/render-screen.tsx';

function setUnits(system: 'Metric' | 'Imperial') {
  const { result, unmount } = renderHook(useUnitSystem);
  act(() => result.current[1](system));
  unmount();
}
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  setUnits('Metric');
  vi.restoreAllMocks();
});

const recorded: CaptureData = {
  captureDate: '2025-11-14T00:00:00.000Z',
  location: 'Span 118',
  acquisitionTeam: ['Priya Raman', 'Ines Carvalho'],
  airTemperature: 5,
  windSpeed: 4,
  humidity: 71,
  captureDevice: 'M300',
  geotagged: 'Partial',
  visualResolution: '0.8 mm',
  thermalType: 'NonRadiometric',
  sonarRange: '',
  supervisor: 'Ruth Abernethy',
};

function show(captureData: unknown, person: Partial<User> = {}, more: readonly [Call, unknown][] = []) {
  const replies = new Map<Call, unknown>([
    [calls.getCaptureData, captureData],
    [calls.getProjectAsset, viaduct],
    [calls.createCaptureData, recorded],
    [calls.updateCaptureData, recorded],
    ...more,
  ]);
  const { asked } = renderScreen(
    <CaptureDataSection inspection={inspection({ memberIds: ['member-1'] })} />,
    replies,
    '/',
    { person },
  );
  const payloadOf = (call: Call) => asked.find((one) => one.call === call)?.payload;
  return { replies, payloadOf, asked, user: userEvent.setup() };
}
const tagged = () => withEntityTag(recorded, '"3"');
const section = () => screen.findByRole('region', { name: 'Capture Data' });
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it('shows every value under its own name, in the units of the reader, and says what is not recorded', async () => {
  setUnits('Imperial');
  show(recorded);
  const region = await section();
  await within(region).findByText('Span 118');
  expect(factsOf(region)).toEqual({
    'Capture date': 'Nov 14, 2025',
    Location: 'Span 118',
    'Acquisition team': 'Priya Raman, Ines Carvalho',
    Supervisor: 'Ruth Abernethy',
    'Air temperature': '41.0 °F',
    'Wind speed': '8.9 mph',
    Humidity: '71%',
    'Capture device': 'M300',
    Geotagged: 'Partial',
    'Visual resolution': '0.8 mm',
    'Thermal type': 'Non-radiometric',
    'Sonar range': 'Not recorded',
  });
});

describe('who may record capture data', () => {
  it.each<[string, Partial<User>, boolean]>([
    ['a manager', { roleId: 'Manager' }, true],
    ['a member of the asset', { roleId: 'Viewer', id: 'member-1' }, true],
    ['a member of another asset', { roleId: 'Member' }, false],
  ])('%s', async (_who, person, isAllowed) => {
    show(recorded, person);
    await screen.findByText('Span 118');
    expect(buttons()).toEqual(isAllowed ? ['Edit', 'Delete'] : []);
  });

  it.each<[string, Partial<User>, string[]]>([
    ['a manager is offered to add some', { roleId: 'Manager' }, ['Add capture data']],
    ['a viewer is not', { roleId: 'Viewer' }, []],
  ])('if there is none: %s', async (_who, person, expected) => {
    show(null, person);
    expect(await screen.findByText('No capture data recorded for this inspection.')).toBeVisible();
    expect(buttons()).toEqual(expected);
  });
});

it('capture data that did not load can be tried again', async () => {
  const { user, replies } = show(StudioError.fromAnswer(500));
  const retry = await screen.findByRole('button', { name: 'Click to retry data fetching.' });
  replies.set(calls.getCaptureData, recorded);
  await user.click(retry);
  expect(await screen.findByText('Span 118')).toBeVisible();
});

it('is deleted after a question that names the inspection, which is said then', async () => {
  const { user, asked } = show(tagged());
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = screen.getByRole('alertdialog', { name: 'Delete capture data' });
  expect(question).toHaveTextContent('The capture data of NorthTowerA is deleted. This cannot be undone.');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect((await screen.findByText('Capture data deleted')).closest('li')).toHaveTextContent('NorthTowerA');
  expect(asked.find(({ call }) => call === calls.deleteCaptureData)).toMatchObject({ ifMatch: '"3"' });
});

describe('the dialog', () => {
  async function open(name: string, title: string) {
    const setUp = show(name === 'Edit' ? recorded : null);
    await setUp.user.click(await screen.findByRole('button', { name }));
    const dialog = await screen.findByRole('dialog', { name: title });
    return { ...setUp, dialog, location: within(dialog).getByRole('textbox', { name: 'Location' }) };
  }
  const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('adds capture data with what is entered, says so and closes', async () => {
    const { user, dialog, location, payloadOf } = await open('Add capture data', 'Add capture data');
    expect(location).toHaveValue('');
    const text = (name: RegExp | string) => within(dialog).getByRole('textbox', { name });
    expect(text('Visual resolution')).toHaveAccessibleDescription('With its unit: 0.8 mm');
    expect(text('Sonar range')).toHaveAccessibleDescription('With its unit: 30 m');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(text(/Acquisition team/)).toBeInvalid();
    await user.type(text(/Acquisition team/), 'Priya Raman{Enter}');
    await user.click(within(dialog).getByRole('radio', { name: 'Radiometric' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Capture data saved')).toBeVisible();
    await isGone();
    expect(payloadOf(calls.createCaptureData)).toMatchObject({
      acquisitionTeam: ['Priya Raman'],
      thermalType: 'Radiometric',
    });
  });

  it('saves numbers in metric units that were entered in those of the reader', async () => {
    setUnits('Imperial');
    const { user, dialog, payloadOf } = await open('Edit', 'Edit capture data');
    const number = (name: string) => within(dialog).getByRole('spinbutton', { name });
    expect(
      ['Air temperature', 'Wind speed', 'Humidity'].map((name) => number(name).parentElement?.textContent),
    ).toEqual(['°F', 'mph', '%']);
    for (const [name, value] of [
      ['Air temperature', '50'],
      ['Humidity', '64'],
    ] as const) {
      await user.clear(number(name));
      await user.type(number(name), value);
    }
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await isGone();
    expect(payloadOf(calls.updateCaptureData)).toMatchObject({ airTemperature: 10, windSpeed: 4, humidity: 64 });
  });

  it.each(['Cancel', 'Close'])('%s closes it at once without a change, and asks with one', async (name) => {
    const { user, dialog } = await open('Edit', 'Edit capture data');
    await user.click(within(dialog).getByRole('button', { name }));
    await isGone();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.type(await screen.findByRole('textbox', { name: 'Location' }), '9');
    await user.click(screen.getByRole('button', { name }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(await screen.findByRole('textbox', { name: 'Location' })).toHaveValue('Span 1189');
    await user.click(screen.getByRole('button', { name }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await isGone();
    expect(await screen.findByText('Span 118')).toBeVisible();
  });
});

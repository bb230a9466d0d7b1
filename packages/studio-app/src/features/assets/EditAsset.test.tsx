import { calls } from '@inspection-studio/domain/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { StudioError } from '../../api/index.ts';
import { viaduct } from '../inspections/testing/records.ts';
import { type Asked, type Replies, renderScreen } from '../inspections/testing/render-screen.tsx';
import { EditAsset } from './EditAsset.tsx';

const crack = { id: 'crack-1', name: 'Crack', colour: '#d40000', model: null, isArchived: false };
const graffiti = { ...crack, id: 'graffiti-1', name: 'Graffiti', isArchived: true };
const scale = { id: 'scale-1', name: 'Defect urgency', isNumerical: false, isArchived: false, severities: [] };
const person = { id: 'p', name: '', email: '', thumbnail: null, status: 'Activated', roleId: 'Member' };

/** The server filters what the form asks for. */
const activeOnly =
  <Item extends { isArchived: boolean }>(all: readonly Item[]) =>
  ({ query }: Asked) =>
    query?.filter?.includes('isArchived eq false') ? all.filter(({ isArchived }) => !isArchived) : all;

const baseReplies = (users: readonly object[]) =>
  new Map<object, unknown>([
    [calls.getAsset, { ...viaduct, categoryIds: ['crack-1'], memberIds: [], uploaderIds: [], layoutTemplateId: null }],
    [calls.listSites, [{ id: 'forth-1', name: 'Forth Estuary' }]],
    [calls.listUsers, users],
    [calls.listCategoryPresets, []],
    [calls.listCategories, [crack]],
    [calls.listSeverityScales, [scale]],
    [calls.listLayouts, []],
  ]) as Replies;

it.each([
  ['Limited access users', ['Mia Member']],
  ['Upload only users', ['Uma Uploader']],
])('%s offers the people with its role only', async (label, names) => {
  const named = (name: string, roleId: string) => ({ ...person, id: name, name, roleId });
  const users = [
    named('Mia Member', 'Member'),
    named('Uma Uploader', 'Uploader'),
    named('Vic Viewer', 'Viewer'),
    named('Max Manager', 'Manager'),
  ];
  renderScreen(<EditAsset assetId="kinnaird-1" onDone={() => undefined} />, baseReplies(users));
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(names);
});

it.each([
  ['Limited access users', 'Search people by name'],
  ['Upload only users', 'Search people by name'],
  ['Category Presets', 'Search presets by name'],
  ['Categories', 'Search categories by name'],
])('%s says what it searches', async (label, placeholder) => {
  renderScreen(<EditAsset assetId="kinnaird-1" onDone={() => undefined} />, baseReplies([person]));
  expect(await screen.findByRole('combobox', { name: label })).toHaveAttribute('placeholder', placeholder);
});

it('an archived category of the asset is not in the form, and Save does not send it', async () => {
  const replies = new Map<object, unknown>([
    [calls.getAsset, { ...viaduct, categoryIds: ['graffiti-1', 'crack-1'], layoutTemplateId: null }],
    [calls.listSites, [{ id: 'forth-1', name: 'Forth Estuary' }]],
    [calls.listUsers, [person]],
    [calls.listCategoryPresets, []],
    [calls.listCategories, activeOnly([graffiti, crack])],
    [calls.listSeverityScales, activeOnly([scale])],
    [calls.listLayouts, []],
    [calls.updateAsset, viaduct],
  ]) as Replies;
  const { asked } = renderScreen(<EditAsset assetId="kinnaird-1" onDone={() => undefined} />, replies);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(screen.getByRole('button', { name: 'Remove Crack' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Graffiti|graffiti/ })).not.toBeInTheDocument();
  await userEvent.type(name, ' 2');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked.some(({ call }) => call === calls.updateAsset)).toBe(true));
  expect(asked.find(({ call }) => call === calls.updateAsset)?.payload).toMatchObject({
    name: 'Kinnaird Viaduct 2',
    categories: ['crack-1'],
    severityScale: 'scale-1',
  });
});

describe('people of the asset who are inactive or have another role by now', () => {
  const named = (id: string, name: string, changes: object) => ({ ...person, id, name, ...changes });
  const users = [
    named('dana-1', 'Dana Drew', { status: 'Deactivated' }),
    named('gus-1', 'Gus Gray', { status: 'Deactivated' }),
    named('mia-1', 'Mia Moss', {}),
    named('pat-1', 'Pat Penn', { roleId: 'Manager' }),
    named('rob-1', 'Rob Reid', { roleId: 'Uploader' }),
  ];
  const opened = {
    ...viaduct,
    categoryIds: ['crack-1'],
    memberIds: ['dana-1', 'rob-1', 'zoe-1'],
    uploaderIds: ['pat-1'],
    involved: [{ id: 'zoe-1', name: 'Zoe Zane', thumbnail: null }],
    '@etag': '"1"',
  };
  const chips = () =>
    screen.getAllByRole('button', { name: /^Remove / }).map((button) => button.getAttribute('aria-label'));

  /** @param changes what someone else saves after the form was opened */
  const show = async (changes?: Partial<typeof opened>) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let stored = opened;
    const zoe = named('zoe-1', 'Zoe Zane', {});
    const replies = new Map<object, unknown>([
      ...baseReplies([]),
      // Zoe joined after the list was read.
      [calls.listUsers, () => (stored === opened ? users : [...users, zoe])],
      [calls.getAsset, () => stored],
      [
        calls.updateAsset,
        () => {
          if (!changes || stored !== opened) return viaduct;
          stored = { ...opened, ...changes, '@etag': '"2"' };
          throw StudioError.fromAnswer(412);
        },
      ],
    ]) as Replies;
    const { asked } = renderScreen(<EditAsset assetId="kinnaird-1" onDone={() => undefined} />, replies);
    await screen.findByRole('textbox', { name: 'Name' });
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    const choose = async (label: string, option: string) => {
      await userEvent.click(screen.getByRole('combobox', { name: label }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    const saved = () => asked.filter(({ call }) => call === calls.updateAsset).map(({ payload }) => payload);
    return { press, choose, saved };
  };

  it('are in the form with the reason, and stay when others are added or the asset is renamed', async () => {
    const { press, choose, saved } = await show();
    expect(chips()).toEqual([
      'Remove Dana Drew (not active)',
      'Remove Rob Reid (Upload only)',
      'Remove Zoe Zane',
      'Remove Pat Penn (All access)',
      'Remove Crack',
    ]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' 2');
    await choose('Limited access users', 'Mia Moss');
    await choose('Upload only users', 'Rob Reid');
    await press('Save');
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]).toMatchObject({
      name: 'Kinnaird Viaduct 2',
      members: ['dana-1', 'rob-1', 'zoe-1', 'mia-1'],
      uploaders: ['pat-1', 'rob-1'],
    });
  });

  it('go when they are removed, and can be chosen again until the asset is saved', async () => {
    const { press, choose, saved } = await show();
    await press('Remove Dana Drew (not active)');
    await press('Remove Rob Reid (Upload only)');
    await press('Remove Pat Penn (All access)');
    await choose('Limited access users', 'Rob Reid (Upload only)');
    await press('Save');
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]).toMatchObject({ members: ['zoe-1', 'rob-1'], uploaders: [] });
  });

  it('are in the form after someone else added them, and stay with what is added then', async () => {
    const { press, choose, saved } = await show({ uploaderIds: ['gus-1', 'pat-1'] });
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' 2');
    await press('Save');
    await waitFor(() => expect(saved()).toHaveLength(2));
    await waitFor(() =>
      expect(chips().slice(-3)).toEqual([
        'Remove Gus Gray (not active)',
        'Remove Pat Penn (All access)',
        'Remove Crack',
      ]),
    );
    await choose('Upload only users', 'Rob Reid');
    await press('Save');
    await waitFor(() => expect(saved()).toHaveLength(3));
    expect(saved()[2]).toMatchObject({ uploaders: ['gus-1', 'pat-1', 'rob-1'] });
  });

  it('can be removed after the reader kept them although someone else had removed them', async () => {
    const { press, choose, saved } = await show({ memberIds: [] });
    await choose('Limited access users', 'Mia Moss');
    await press('Save');
    const question = await screen.findByRole('dialog', { name: 'Edit conflict' });
    expect(within(question).getAllByRole('row')[1]).toHaveTextContent('Dana DrewRob ReidZoe ZaneMia Moss');
    await userEvent.click(within(question).getByRole('button', { name: 'Save choices' }));
    await waitFor(() => expect(saved()).toHaveLength(2));
    await press('Remove Dana Drew (not active)');
    await press('Save');
    await waitFor(() => expect(saved()).toHaveLength(3));
    expect(saved()[2]).toMatchObject({ members: ['rob-1', 'zoe-1', 'mia-1'] });
  });
});

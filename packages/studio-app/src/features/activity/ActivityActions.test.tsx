import { calls } from '@inspection-studio/domain/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { pagedList } from '../../widgets/testing/paged-list.ts';
import { sentence } from '../../widgets/testing/sentence.ts';
import { onPhone } from '../inspections/testing/on-phone.ts';
import { factsOf, pageOf } from '../inspections/testing/read-screen.ts';
import { renderScreen } from '../inspections/testing/render-screen.tsx';
import { ActivityPage } from './ActivityPage.tsx';
import { deletion as event } from './testing/deletion.ts';

const ADDRESS = '/company/activity?search=rock&show=places&person=moira-1&record=dock-1&from=2026-11-01&to=2026-11-30';

const show = (reply: unknown, address = '/company/activity') =>
  renderScreen(<ActivityPage />, new Map([[calls.listAuditEvents, reply]]), address);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('the page says what it lists, how many there are and what its search looks for', async () => {
  show(pageOf([{ ...event, at: new Date().toISOString() }], 1412, 50));
  expect(await screen.findByText('1,412 events, 50 per page')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Activity 1,412');
  expect(screen.getByRole('searchbox', { name: 'Search by person or record' })).toHaveValue('');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Today');
  const kinds = within(screen.getByRole('radiogroup', { name: 'Kind' })).getAllByRole('radio');
  expect(kinds.map((kind) => kind.closest('label')?.textContent ?? kind.textContent)).toEqual([
    'All',
    'Sites and assets',
    'Inspections',
    'Single files',
    'Users',
    'Library',
    'Documents',
    'Sign-in',
  ]);
});

describe('a filter changes its own part of the address, and goes back to the first page', () => {
  it.each<[string, () => Promise<unknown>, string, string]>([
    ['search', () => userEvent.type(screen.getByRole('searchbox'), 'ell '), 'search', 'rockell'],
    ['kind', () => userEvent.click(screen.getByRole('radio', { name: 'Sign-in' })), 'show', 'signIn'],
    ['record', () => press('Show other records than Bell Rock too'), 'record', ''],
    ['person', () => press('Show other people than Moira Reid too'), 'person', ''],
  ])('%s', async (_filter, act, name, value) => {
    const { router } = show(pageOf([event], 200, 50), `${ADDRESS}&skip=50`);
    await screen.findByRole('listitem');
    await act();
    const expected = new URLSearchParams(ADDRESS.split('?')[1]);
    if (value) expected.set(name, value);
    else expected.delete(name);
    await waitFor(() => expect(router.state.location.search).toBe(`?${expected}`));
    expect(router.state.historyAction).toBe('REPLACE');
  });
});

it('filters that match nothing say so', async () => {
  show(pageOf([], 0), ADDRESS);
  expect(await screen.findByText('No activity matches these filters.')).toBeInTheDocument();
  expect(screen.getByText(sentence('Record: dock-1'))).toBeInTheDocument();
  expect(screen.getByText(sentence('Person: moira-1'))).toBeInTheDocument();
});

it('the next page has an address of its own and keeps the filters', async () => {
  const events = Array.from({ length: 51 }, (_, index) => ({ ...event, id: `e-${index}` }));
  const { router } = show(pagedList(events), '/company/activity?show=places');
  await screen.findAllByRole('listitem');
  await press('Next page');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(router.state.location.search).toBe('?show=places&skip=50');
  expect(router.state.historyAction).toBe('PUSH');
});

it('the list is busy while the next page loads', async () => {
  const first = pageOf([event], 51, 50);
  show(({ page }: { page: { skip: number } }) => (page.skip === 0 ? first : new Promise(() => undefined)));
  const list = (await screen.findByRole('listitem')).closest('[aria-busy]');
  expect(list).toHaveAttribute('aria-busy', 'false');
  await press('Next page');
  await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'));
  expect(list).toHaveTextContent('Moira Reid');
});

it('events that cannot be read are read again', async () => {
  const reply = vi
    .fn(() => pageOf([event], 1))
    .mockImplementationOnce(() => {
      throw new Error('The server is busy.');
    });
  show(reply);
  await screen.findByText('The server is busy.');
  await press('Click to retry data fetching.');
  expect(await screen.findByRole('listitem')).toBeInTheDocument();
});

describe('the details of an event', () => {
  it('close when its button is pressed again, and leave out what is not known', async () => {
    const unknown = { id: null, name: '', email: '' };
    const changes = [
      { field: 'method', after: 'passkey' },
      { field: 'method', before: null, after: 'password' },
    ];
    show(
      pageOf([
        { ...event, action: 'update', actor: unknown, changes, subject: { ...event.subject, id: null } },
        { ...event, source: { ...event.source, address: '', requestId: '' }, id: 'event-2' },
      ]),
    );
    await screen.findAllByRole('listitem');
    await press('Details: Unknown person changed Sign-in method and Sign-in method of Bell Rock');
    expect(factsOf()).toEqual({
      'Sign-in method 1': 'Passkey',
      'Sign-in method 2 before': 'nothing',
      'Sign-in method 2 after': 'Password',
      Date: 'Nov 18, 2026',
      Time: expect.any(String) as string,
      Person: 'Unknown person',
      Client: 'curl',
      Address: '192.0.2.7',
      Request: 'request-0001',
    });
    expect(screen.queryByRole('link', { name: 'History of the record' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Activity of the person' })).toBeNull();
    const second = screen.getByRole('button', { name: 'Details: Moira Reid deleted site Bell Rock' });
    await userEvent.click(second);
    expect(second).toHaveAttribute('aria-pressed', 'true');
    expect(Object.keys(factsOf())).toEqual(['Date', 'Time', 'Person', 'Email', 'Client']);
    await userEvent.click(second);
    expect(second).toHaveAttribute('aria-pressed', 'false');
    expect(factsOf()).toEqual({});
  });

  it.each([
    ['beside the list', false],
    ['in a dialog on a phone', true],
  ])('%s lead to the activity of the person, and close', async (_place, isPhone) => {
    if (isPhone) onPhone();
    const { router } = show(pageOf([event], 1), ADDRESS.replace('person=moira-1&', ''));
    await screen.findByRole('listitem');
    await press(/^Details/);
    const details = screen.getByRole(isPhone ? 'dialog' : 'complementary', { name: 'Details' });
    await userEvent.click(within(details).getByRole('button', { name: 'Activity of the person' }));
    await waitFor(() => expect(router.state.location.search).toBe('?person=moira-1'));
    await waitFor(() => expect(factsOf()).toEqual({}));
  });

  it('in a dialog on a phone close with its button', async () => {
    onPhone();
    show(pageOf([event], 1));
    await screen.findByRole('listitem');
    await press(/^Details/);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: /^Details/ })).toHaveFocus();
  });
});

it('on a phone the kind is a selection', async () => {
  onPhone();
  const { router } = show(pageOf([event], 1));
  await screen.findByRole('listitem');
  await userEvent.click(screen.getByRole('combobox', { name: 'Kind' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Users' }));
  await waitFor(() => expect(router.state.location.search).toBe('?show=people'));
});

import type { AuditEvent } from '@inspection-studio/domain/audit';
import { calls } from '@inspection-studio/domain/calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { pagedList } from '../../widgets/testing/paged-list.ts';
import { sentence } from '../../widgets/testing/sentence.ts';
import { factsOf, pageOf } from '../inspections/testing/read-screen.ts';
import { renderScreen } from '../inspections/testing/render-screen.tsx';
import { ActivityPage } from './ActivityPage.tsx';

const event: AuditEvent = {
  id: '019ab000-0000-7000-8000-000000000001',
  at: '2026-11-18T08:30:00.000Z',
  actor: { id: 'moira-1', name: 'Moira Reid', email: 'moira@demo.example' },
  action: 'update',
  subject: { kind: 'site', id: 'dock-1', name: 'Bell Rock' },
  changes: [{ field: 'name', before: 'Inchcape', after: 'Bell Rock' }, { field: 'description' }],
  source: { address: '192.0.2.7', userAgent: 'curl/8.5.0', requestId: 'request-0001' },
};

/** In the time zone of whoever runs the test. */
const TIME = new Date(event.at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

const show = (reply: unknown, address = '/company/activity') =>
  renderScreen(<ActivityPage />, new Map([[calls.listAuditEvents, reply]]), address);

describe('the activity page', () => {
  it('shows an event as a sentence with a link, and its details', async () => {
    show(pageOf([event], 1));
    expect(await screen.findByRole('heading', { level: 2, name: 'Nov 18, 2026' })).toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveTextContent(
      new RegExp(`^${TIME}.*Moira Reid changed Name and Description of Bell Rock\\s+curl$`),
    );
    expect(screen.getByRole('link', { name: 'Bell Rock' })).toHaveAttribute('href', '/sites/dock-1');
    await userEvent.click(screen.getByRole('button', { name: /^Details: Moira Reid changed/ }));
    expect(factsOf()).toEqual({
      'Name before': 'Inchcape',
      'Name after': 'Bell Rock',
      Description: 'Changed. Values are not recorded.',
      Date: 'Nov 18, 2026',
      Time: TIME,
      Person: 'Moira Reid',
      Email: 'moira@demo.example',
      Client: 'curl',
      Address: '192.0.2.7',
      Request: 'request-0001',
    });
    expect(screen.getByRole('link', { name: 'History of the record' })).toHaveAttribute(
      'href',
      '/company/activity?record=dock-1',
    );
  });

  it('asks for what its address says', async () => {
    const { asked } = show(pageOf([event], 1), '/company/activity?record=dock-1&skip=0');
    await screen.findByRole('listitem');
    const filters = asked.flatMap(({ call, query }) => (call === calls.listAuditEvents ? [query?.filter] : []));
    expect(filters).toEqual(["subjectId eq 'dock-1' and action ne 'uploadFile'"]);
    expect(screen.getByText(sentence('Record: Bell Rock'))).toBeInTheDocument();
  });

  it('names the record and the person that its address asks for, each in its own chip', async () => {
    show(pageOf([event], 1), '/company/activity?record=dock-1&person=moira-1');
    await screen.findByRole('listitem');
    expect(screen.getByText(sentence('Record: Bell Rock'))).toBeInTheDocument();
    expect(screen.getByText(sentence('Person: Moira Reid'))).toBeInTheDocument();
  });

  it.each([
    ['From', '?from=2026-11-03'],
    ['To', '?to=2026-11-03'],
  ])('a day in %s narrows only that end', async (label, expected) => {
    const { router } = show(pageOf([event], 1));
    await screen.findByRole('listitem');
    await userEvent.click(within(screen.getByRole('group', { name: label })).getByRole('spinbutton', { name: 'Year' }));
    await userEvent.keyboard('20261103');
    await waitFor(() => expect(router.state.location.search).toBe(expected));
  });

  it('says so when nothing has happened yet', async () => {
    show(pageOf([], 0));
    expect(await screen.findByText('Changes by people of your company appear here.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  it('offers to clear filters that match nothing', async () => {
    const { router } = show(pageOf([], 0), '/company/activity?search=pier&show=people');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('says why the events cannot be read', async () => {
    show(new Error('The server is busy.'));
    expect(await screen.findByText('The server is busy.')).toBeInTheDocument();
  });
});

it('an address beyond the last page becomes that of the last page, so that Back leaves the list', async () => {
  const events = Array.from({ length: 51 }, (_, index) => ({
    ...event,
    id: `event-${index}`,
    subject: { ...event.subject, name: `Rock ${index}` },
  }));
  const { router } = show(pagedList(events), '/company/activity?show=places');
  await screen.findByRole('link', { name: 'Rock 0' });
  await act(() => router.navigate('/company/activity?skip=5000'));
  await screen.findByRole('link', { name: 'Rock 50' });
  expect(router.state.location.search).toBe('?skip=50');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?show=places');
});

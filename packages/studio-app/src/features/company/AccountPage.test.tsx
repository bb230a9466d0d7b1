import { calls } from '@inspection-studio/domain/calls';
import type { Company } from '@inspection-studio/domain/companies';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { factsOf } from '../inspections/testing/read-screen.ts';
import { renderScreen } from '../inspections/testing/render-screen.tsx';
import { AccountPage } from './AccountPage.tsx';

const GIB = 1024 ** 3;

/** Every value differs from every other, so that two that change places are noticed. */
const grid: Company = {
  id: 'grid-1',
  name: 'Northline Grid',
  address: 'Pier 4',
  website: 'https://grid.example',
  created: '2021-02-03T12:00:00.000Z',
  licence: {
    start: '2024-04-05T12:00:00.000Z',
    expiry: '2027-06-07T12:00:00.000Z',
    frequency: 'Annual',
    seatsUsed: 7,
    seatsAllowed: 20,
    dataUsed: 1250,
    dataAllowed: 4000,
    dataType: 'Gpx',
    supplementaryUsed: 3 * GIB,
    supplementaryAllowed: 8 * GIB,
  },
};

const show = async (licence: Partial<Company['licence']> = {}, company: Partial<Company> = {}) => {
  renderScreen(
    <AccountPage />,
    new Map([[calls.getCompany, { ...grid, ...company, licence: { ...grid.licence, ...licence } }]]),
  );
  await screen.findByRole('heading', { level: 1, name: 'Northline Grid' });
};

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('the account page', () => {
  it('every fact shows its own value of the company and its licence', async () => {
    await show();
    expect(factsOf()).toEqual({
      Created: 'Feb 3, 2021',
      Billing: 'Annual',
      Address: 'Pier 4',
      Website: 'https://grid.example (opens in a new tab)',
      'Licence start': 'Apr 5, 2024',
      'Licence expiry': 'Jun 7, 2027',
    });
    expect(screen.getByText('199').parentElement).toHaveTextContent('199 days remaining');
  });

  it.each(['America/Los_Angeles', 'UTC', 'Europe/Berlin', 'Pacific/Kiritimati'])(
    'licence dates are the same days in %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      await show({ start: '2026-01-01T00:00:00Z', expiry: '2026-12-01T23:59:59Z' });
      expect(factsOf()).toMatchObject({ 'Licence start': 'Jan 1, 2026', 'Licence expiry': 'Dec 1, 2026' });
      cleanup();
      await show({ expiry: '2026-12-01T00:00:00Z' });
      expect(factsOf()).toMatchObject({ 'Licence expiry': 'Dec 1, 2026' });
    },
  );

  it('every meter shows what is used, what is allowed and what remains of its own allowance', async () => {
    await show();
    const meters = screen.getAllByRole('meter').map((meter) => ({
      name:
        meter.getAttribute('aria-label') ??
        document.getElementById(meter.getAttribute('aria-labelledby') ?? '')?.textContent,
      text: meter.getAttribute('aria-valuetext'),
      now: meter.getAttribute('aria-valuenow'),
      max: meter.getAttribute('aria-valuemax'),
    }));
    expect(meters).toEqual([
      { name: 'Users', text: '7 of 20', now: '7', max: '20' },
      { name: 'Data usage', text: '1,250 Gpx of 4,000 Gpx', now: '1250', max: '4000' },
      { name: 'Supplementary usage', text: '3.0 GB of 8.0 GB', now: String(3 * GIB), max: String(8 * GIB) },
    ]);
    for (const left of ['13 seats remaining', '2,750 Gpx remaining', '5.0 GB remaining'])
      expect(screen.getByText(left)).toBeInTheDocument();
  });

  it('more people than seats are said in red, like data over its allowance', async () => {
    await show({ seatsUsed: 41, seatsAllowed: 40, dataUsed: 5412, dataAllowed: 5000 });
    expect(screen.getByText('0 seats remaining, 1 seat over the allowance')).toBeInTheDocument();
    expect(screen.getByText('412 Gpx over the allowance')).toBeInTheDocument();
    const overUsed = screen.getAllByRole('meter').filter((meter) => meter.closest('[data-over]'));
    expect(overUsed.map((meter) => meter.getAttribute('aria-valuetext'))).toEqual([
      '41 of 40',
      '5,412 Gpx of 5,000 Gpx',
    ]);
  });

  it.each([
    [
      'an expired licence',
      { expiry: '2026-11-19T12:00:00.000Z' },
      'Your company licence has expired. Changes are refused.',
    ],
    [
      'a licence that has not started',
      { start: '2026-12-01T12:00:00.000Z' },
      'Your company licence is invalid. Changes are refused.',
    ],
    [
      'used up data',
      { dataUsed: 4000 },
      'Your company has reached its data usage limit. Uploads that add data are refused.',
    ],
  ])('%s is said in a banner of its own', async (_case, licence, text) => {
    await show(licence);
    const banners = screen.getAllByRole('alert');
    expect(banners).toHaveLength(1);
    expect(banners[0]?.textContent.replaceAll('.', '. ').trim()).toBe(text);
  });

  it('the website opens in a new tab', async () => {
    await show();
    const link = screen.getByRole('link', { name: /^https:\/\/grid\.example/ });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://grid.example/',
      '_blank',
      'noopener',
    ]);
  });

  it.each([
    ['a text that is no address', 'none yet', 'none yet'],
    ['no website', '', 'Not recorded'],
  ])('%s is no link', async (_case, website, shown) => {
    await show({}, { website, address: '' });
    expect(factsOf()).toMatchObject({ Website: shown, Address: 'Not recorded' });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    ['2026-11-22T12:00:00.000Z', '2 days remaining', 'valid'],
    ['2026-11-21T12:00:00.000Z', '1 day remaining', 'valid'],
    ['2026-11-19T12:00:00.000Z', 'Expired', 'expired'],
    ['2030-01-01T12:00:00.000Z', '1,138 days remaining', 'valid'],
  ])('a licence until %s: %s', async (expiry, text, state) => {
    await show({ expiry });
    const figure = screen.getByText('Licence period').nextElementSibling;
    expect(figure?.textContent.trim()).toBe(text);
    expect(figure).toHaveAttribute('data-state', state);
  });

  it('the scale is filled up to today, and has a tick per month and labels between', async () => {
    await show({ start: '2026-07-01T12:00:00.000Z', expiry: '2026-12-01T12:00:00.000Z' });
    const dates = screen.getByText('Licence start').closest('dl')!.parentElement!;
    const [line, passed, ...marks] = dates.previousElementSibling!.children as unknown as HTMLElement[];
    const atOf = (mark: HTMLElement) => Math.round(Number.parseFloat(mark.style.insetInlineStart));
    expect(line).toBeInTheDocument();
    expect(passed?.style.width).toMatch(/^92\.8/);
    expect(marks.map(atOf)).toEqual([0, 20, 41, 60, 80, 100, 93]);
    const labels = [...dates.querySelectorAll<HTMLElement>('[aria-hidden]')];
    expect(labels.map((label) => [label.textContent, atOf(label)])).toEqual([
      ['Aug', 20],
      ['Sep', 41],
      ['Oct', 60],
      ['Nov', 80],
    ]);
  });

  it('a failed request is shown in place of the page, and can be retried', async () => {
    let isDown = true;
    const reply = () => (isDown ? Promise.reject(new Error('The server is down.')) : grid);
    renderScreen(<AccountPage />, new Map([[calls.getCompany, reply]]));
    expect(await screen.findByText('The server is down.')).toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Click to retry data fetching.' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Northline Grid' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Licence' })).toBeInTheDocument();
  });
});

import { media } from '@inspection-studio/design-system/tokens';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../features/inspections/testing/render-screen.tsx';
import { adaptiveUploads } from '../settings/index.ts';
import SettingsCard from './SettingsCard.tsx';

const original = window.matchMedia;
afterEach(() => vi.stubGlobal('matchMedia', original));

async function showSettings(isPhone: boolean, settings = {}) {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isPhone && query === media.belowMd, media: query }),
  );
  const onOpenChange = vi.fn();
  const button = document.body.appendChild(document.createElement('button'));
  const card = <SettingsCard id="settings" anchor={{ current: button }} open onOpenChange={onOpenChange} />;
  renderScreen(card, new Map(), '/', { settings });
  return { card: within(await screen.findByRole('dialog', { name: 'Settings' })), onOpenChange };
}

describe('Settings', () => {
  it('on a phone has a title, Close and Logout, and no switch for shortcuts', async () => {
    const { card, onOpenChange } = await showSettings(true);
    expect(card.getByRole('heading', { name: 'Settings' })).toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    expect(card.queryByRole('switch')).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Close' }));
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('beside the rail has a switch for shortcuts and one for the screen, and no Logout, which is in the rail', async () => {
    const { card } = await showSettings(false);
    expect(card.getByRole('switch', { name: 'Single-key shortcuts' })).toBeInTheDocument();
    const screenOn = card.getByRole('switch', { name: 'Keep the screen on' });
    expect(screenOn).toBeChecked();
    await userEvent.click(screenOn);
    expect(screenOn).not.toBeChecked();
    await userEvent.click(screenOn);
    expect(card.queryByRole('button', { name: 'Logout' })).toBeNull();
  });

  it('adapts uploads to the connection only if that is switched on, and keeps it', async () => {
    const { card } = await showSettings(false);
    const adaptive = card.getByRole('switch', { name: 'Adapt uploads to the connection' });
    expect(adaptive).not.toBeChecked();
    expect(adaptiveUploads.get()).toBe(false);
    await userEvent.click(adaptive);
    expect(adaptive).toBeChecked();
    expect(adaptiveUploads.get()).toBe(true);
    expect(localStorage.getItem('studio.adaptive-uploads')).toBe('true');
  });

  it('offers themes and units in their order', async () => {
    const { card } = await showSettings(false);
    const options = (group: string) =>
      within(card.getByRole('radiogroup', { name: group }))
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent);
    expect(options('Theme')).toEqual(['System preference', 'Dark', 'Light']);
    expect(options('Units')).toEqual(['Metric', 'Imperial']);
  });

  it('notifies only if the browser allows it, and says so otherwise', async () => {
    const requestPermission = vi.fn(async () => 'denied');
    vi.stubGlobal('Notification', { requestPermission });
    const { card } = await showSettings(false);
    const notices = card.getByRole('switch', { name: 'Notify me' });
    expect(notices).not.toBeChecked();
    await userEvent.click(notices);
    expect(await card.findByText('Your browser does not allow notifications of this page')).toBeInTheDocument();
    expect(notices).not.toBeChecked();
    requestPermission.mockResolvedValue('granted');
    await userEvent.click(notices);
    await vi.waitFor(() => expect(notices).toBeChecked());
    expect(card.getByText('When an upload ends or waits, in other tabs')).toBeInTheDocument();
    await userEvent.click(notices);
    await vi.waitFor(() => expect(notices).not.toBeChecked());
    expect(requestPermission).toHaveBeenCalledTimes(2);
  });

  it.each([true, false])('has theme, units and version (phone: %s)', async (isPhone) => {
    const { card } = await showSettings(isPhone);
    for (const name of ['System preference', 'Dark', 'Light', 'Metric', 'Imperial']) {
      expect(card.getByRole('radio', { name })).toBeInTheDocument();
    }
    expect(card.getByText('Version 9.3.3')).toBeInTheDocument();
  });

  it.each([
    ['Tiles © Grid Maps', ['Version 9.3.3', 'Map: Tiles © Grid Maps']],
    ['', ['Version 9.3.3']],
  ])('ends with the version, and the credit of the map if there is one: %j', async (tileCredit, texts) => {
    const { card } = await showSettings(false, { tileCredit });
    expect(card.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(texts);
  });

  it.each([
    ['Dark', 'Light', 'datum-theme', 'dark'],
    ['Light', 'Dark', 'datum-theme', 'light'],
    ['System preference', 'Dark', 'datum-theme', 'system'],
    ['Imperial', 'Metric', 'studio.units', '"Imperial"'],
    ['Metric', 'Imperial', 'studio.units', '"Metric"'],
  ])('the choice of %s after %s is kept in this browser', async (name, before, key, value) => {
    const { card } = await showSettings(false);
    await userEvent.click(card.getByRole('radio', { name: before }));
    await userEvent.click(card.getByRole('radio', { name }));
    expect(card.getByRole('radio', { name })).toBeChecked();
    expect(localStorage.getItem(key)).toBe(value);
  });

  it.each([
    ['Single-key shortcuts', 'studio.single-keys'],
    ['Keep the screen on', 'studio.screen-on'],
  ])('the switch %s is kept in this browser', async (name, key) => {
    const { card } = await showSettings(false);
    for (const value of ['false', 'true']) {
      await userEvent.click(card.getByRole('switch', { name }));
      expect(localStorage.getItem(key)).toBe(value);
    }
  });

  it('says of each switch what it is about', async () => {
    vi.stubGlobal('Notification', { requestPermission: async () => 'denied' });
    const { card } = await showSettings(false);
    const about = (name: string) => card.getByRole('switch', { name });
    expect(about('Single-key shortcuts')).toHaveAccessibleDescription('Press ? for all shortcuts');
    expect(about('Keep the screen on')).toHaveAccessibleDescription('While files are uploading');
    expect(about('Notify me')).toHaveAccessibleDescription('When an upload ends or waits, in other tabs');
    expect(card.getByRole('radiogroup', { name: 'Theme' })).toBeVisible();
    expect(card.getByRole('radiogroup', { name: 'Units' })).toBeVisible();
  });

  it('on a phone asks before it logs out', async () => {
    const { card } = await showSettings(true);
    await userEvent.click(card.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('alertdialog', { name: 'Logout' })).toBeVisible();
  });
});

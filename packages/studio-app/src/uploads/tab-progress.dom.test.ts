import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { progressIcon, showInTab, titleWithProgress, uploadedPercent } from './tab-progress.ts';
import { batchOf, names, setUpUploads } from './testing/fake-studio.ts';

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg"><title>Home | Inspection Studio</title>';
});
afterEach(() => {
  document.head.innerHTML = '';
});

describe('the title of the tab begins with the progress', () => {
  it.each([
    ['Home', 42, '42% · Home'],
    ['42% · Home', 43, '43% · Home'],
    ['42% · Home', null, 'Home'],
    ['Home', null, 'Home'],
    ['50% · of nothing', 0, '0% · of nothing'],
  ])('%s with %s', (title, percent, expected) => expect(titleWithProgress(title, percent)).toBe(expected));
});

it('is counted in whole percent of the bytes, and only while something is in progress', () => {
  const { store, hold } = setUpUploads();
  expect(uploadedPercent(store.getSnapshot())).toBeNull();
  hold.is = true;
  store.add(...batchOf(names(2)));
  expect(uploadedPercent(store.getSnapshot())).toBe(0);
  store.act('paused', 'b1');
  expect(uploadedPercent(store.getSnapshot())).toBe(0);
  store.act('cancelled', 'b1');
  expect(uploadedPercent(store.getSnapshot())).toBeNull();
});

it('stays in the title of pages that are opened meanwhile, and is gone at the end, like the icon', async () => {
  const show = showInTab();
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')!;
  show(10);
  expect(document.title).toBe('10% · Home | Inspection Studio');
  expect(icon.href).toBe(progressIcon(10));
  document.title = 'Sites | Inspection Studio';
  await vi.waitFor(() => expect(document.title).toBe('10% · Sites | Inspection Studio'));
  show(99);
  expect(document.title).toBe('99% · Sites | Inspection Studio');
  show(null);
  expect(document.title).toBe('Sites | Inspection Studio');
  expect(icon.getAttribute('href')).toMatch(/\/icon\.svg$/);
  document.title = 'Tags | Inspection Studio';
  await Promise.resolve();
  expect(document.title).toBe('Tags | Inspection Studio');
});

it('the bar of the icon is as long as the progress, and never empty', () => {
  expect(decodeURIComponent(progressIcon(0))).toContain('M4 16h1"');
  expect(decodeURIComponent(progressIcon(50))).toContain('M4 16h12"');
  expect(decodeURIComponent(progressIcon(100))).toContain('M4 16h24"');
});

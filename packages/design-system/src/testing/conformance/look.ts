import type {} from '@vitest/browser-playwright';
import { expect } from 'vitest';
import { cdp } from 'vitest/browser';

export const LOOKS = {
  light: { theme: 'light', dir: 'ltr', forced: false },
  dark: { theme: 'dark', dir: 'ltr', forced: false },
  'forced colours': { theme: 'light', dir: 'ltr', forced: true },
  'right to left': { theme: 'light', dir: 'rtl', forced: false },
} as const;

export type Look = keyof typeof LOOKS;

/** Applies a look to the current page. */
export async function wear(name: Look): Promise<void> {
  const { theme, dir, forced } = LOOKS[name];
  const page = document.documentElement;
  page.dataset['theme'] = theme;
  page.dir = dir;
  page.lang = 'en';
  document.title = 'Conformance';
  if (matchMedia('(forced-colors: active)').matches !== forced || !matchMedia('(prefers-reduced-motion)').matches) {
    const features = [
      { name: 'forced-colors', value: forced ? 'active' : 'none' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ];
    await cdp().send('Emulation.setEmulatedMedia', { features });
    expect(matchMedia('(forced-colors: active)').matches, `the page is in ${name}`).toBe(forced);
  }
}

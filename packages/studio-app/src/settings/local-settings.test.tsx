import { type ThemePreference, ThemeProvider, useTheme } from '@inspection-studio/design-system';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  changeHome,
  HOME_SORT_NAMES,
  type HomePreferences,
  homePreferencesSchema,
  useHomePreferences,
} from './home-preferences.ts';

beforeEach(() => localStorage.clear());

describe('Local settings: theme (system, light, dark)', () => {
  const KEY = 'studio.test-theme';

  /** Theme after a reload; `otherwise` is the default. */
  function themeAfterReload(otherwise: ThemePreference) {
    const { result } = renderHook(useTheme, {
      wrapper: ({ children }) => (
        <ThemeProvider storageKey={KEY} defaultTheme={otherwise}>
          {children}
        </ThemeProvider>
      ),
    });
    return result;
  }

  it.each<[ThemePreference, ThemePreference]>([
    ['system', 'dark'],
    ['light', 'system'],
    ['dark', 'system'],
  ])("Local settings theme may be '%s'.", (theme, otherwise) => {
    const before = themeAfterReload(otherwise);
    act(() => before.current.setTheme(theme));
    expect(localStorage.getItem(KEY)).toBe(theme);
    expect(themeAfterReload(otherwise).current.theme).toBe(theme);
  });

  it.each(['sepia', 'Dark', '"dark"', ''])('ignores %j', (stored) => {
    localStorage.setItem(KEY, stored);
    expect(themeAfterReload('light').current.theme).toBe('light');
  });
});

describe('Local settings: home preferences (contents, layout, sortBy, skip)', () => {
  const preferences: HomePreferences = { contents: 'Assets', layout: 'Map', sortBy: 'Newest', skip: 24 };
  const issues = (value: unknown) =>
    homePreferencesSchema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? [];

  it.each([['contents'], ['layout'], ['sortBy'], ['skip']])('Local settings home preferences have %s.', (key) => {
    expect(issues(preferences)).toEqual([]);
    expect(issues({ ...preferences, [key]: undefined })).toEqual([key]);
    expect(issues({ ...preferences, [key]: null })).toEqual([key]);
  });

  it.each([
    ['contents', ['Sites', 'Assets', 'Inspections'], ['Users', 'sites', '']],
    ['layout', ['Grid', 'Map'], ['List', 'grid', '']],
    ['sortBy', ['A - Z', 'Newest'], ['Z - A', 'newest', '']],
    ['skip', [0, 12, 24], [-12, 1.5, '12']],
  ])('%s may be %j and not %j', (key, kept, forgotten) => {
    for (const value of kept) expect(issues({ ...preferences, [key]: value })).toEqual([]);
    for (const value of forgotten) expect(issues({ ...preferences, [key]: value })).toEqual([key]);
  });

  it('start with the sites from A to Z in a grid', () => {
    const { result } = renderHook(useHomePreferences);
    act(() => changeHome(preferences));
    localStorage.clear();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(result.current).toEqual({ contents: 'Sites', layout: 'Grid', sortBy: 'A - Z', skip: 0 });
    expect(HOME_SORT_NAMES).toEqual(['A - Z', 'Newest']);
  });

  it('stores these four values only', () => {
    const { result } = renderHook(useHomePreferences);
    act(() => changeHome(preferences));
    expect(result.current).toEqual(preferences);
    expect(JSON.parse(localStorage.getItem('studio.home') ?? '')).toEqual(preferences);
  });
});

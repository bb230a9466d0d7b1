import { HOME_SORTS } from '@inspection-studio/domain/query';
import * as z from 'zod/mini';
import { createLocalSetting, useLocalSetting } from './local-setting.ts';

/** Options of the type selector on Home. */
export const HOME_CONTENTS = ['Sites', 'Assets', 'Inspections'] as const;
export type HomeContents = (typeof HOME_CONTENTS)[number];

/** Options of the layout toggle on Home. */
export const HOME_LAYOUTS = ['Grid', 'Map'] as const;

/** Options of the sort selector on Home, in order. */
export const HOME_SORT_NAMES = Object.keys(HOME_SORTS) as [HomeSort, ...HomeSort[]];
export type HomeSort = keyof typeof HOME_SORTS;

/** Stored preferences of Home, without the search text. */
export const homePreferencesSchema = z.object({
  contents: z.enum(HOME_CONTENTS),
  layout: z.enum(HOME_LAYOUTS),
  sortBy: z.enum(HOME_SORT_NAMES),
  /** Zero-based index of the first item. */
  skip: z.int().check(z.nonnegative()),
});
export type HomePreferences = z.output<typeof homePreferencesSchema>;

const DEFAULT_HOME_PREFERENCES: HomePreferences = { contents: 'Sites', layout: 'Grid', sortBy: 'A - Z', skip: 0 };

/** Applies a change. Resets paging unless the change is a page. */
export function changeHomePreferences(preferences: HomePreferences, change: Partial<HomePreferences>): HomePreferences {
  return { ...preferences, skip: 0, ...change };
}

const homePreferences = createLocalSetting('studio.home', homePreferencesSchema, DEFAULT_HOME_PREFERENCES);

/** Returns the current preferences. */
export const keptHome = (): HomePreferences => homePreferences.get();

/** Updates some preferences. */
export const changeHome = (change: Partial<HomePreferences>): void =>
  homePreferences.set(changeHomePreferences(homePreferences.get(), change));

/** Returns the current preferences and re-renders on changes. */
export const useHomePreferences = (): HomePreferences => useLocalSetting(homePreferences)[0];

import { HOME_SORTS } from '@inspection-studio/domain';
import * as z from 'zod/mini';
import { createLocalSetting, useLocalSetting } from './local-setting.ts';

/** Choices of the home page's type selector. @see HOME-001..003 */
export const HOME_CONTENTS = ['Sites', 'Assets', 'Inspections'] as const;
export type HomeContents = (typeof HOME_CONTENTS)[number];

/** Choices of the home page's layout toggle. */
export const HOME_LAYOUTS = ['Grid', 'Map'] as const;
export type HomeLayout = (typeof HOME_LAYOUTS)[number];

/** Choices of the home page's sort selector, in their order. */
export const HOME_SORT_NAMES = Object.keys(HOME_SORTS) as [HomeSort, ...HomeSort[]];
export type HomeSort = keyof typeof HOME_SORTS;

/** What the home page remembers; the search text is not part of it (N63). @see REC-214..217 */
export const homePreferencesSchema = z.object({
  contents: z.enum(HOME_CONTENTS),
  layout: z.enum(HOME_LAYOUTS),
  sortBy: z.enum(HOME_SORT_NAMES),
  /** Zero-based index of the first item shown. */
  skip: z.int().check(z.nonnegative()),
});
export type HomePreferences = z.output<typeof homePreferencesSchema>;

const DEFAULT_HOME_PREFERENCES: HomePreferences = { contents: 'Sites', layout: 'Grid', sortBy: 'A - Z', skip: 0 };

/**
 * Applies a choice: paging starts over unless the choice is a page.
 *
 * @see HOME-009..015
 */
export function changeHomePreferences(preferences: HomePreferences, change: Partial<HomePreferences>): HomePreferences {
  return { ...preferences, skip: 0, ...change };
}

const homePreferences = createLocalSetting('studio.home', homePreferencesSchema, DEFAULT_HOME_PREFERENCES);

/** The kept choices as they are now. */
export const keptHome = (): HomePreferences => homePreferences.get();

/** Changes some of the kept choices. */
export const changeHome = (change: Partial<HomePreferences>): void =>
  homePreferences.set(changeHomePreferences(homePreferences.get(), change));

/** The kept choices. */
export const useHomePreferences = (): HomePreferences => useLocalSetting(homePreferences)[0];

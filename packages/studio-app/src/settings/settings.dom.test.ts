import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { changeHomePreferences, type HomePreferences } from './home-preferences.ts';
import { createLocalSetting, useLocalSetting } from './local-setting.ts';

const KEY = 'studio.test';
const makeSetting = () => createLocalSetting(KEY, z.enum(['Metric', 'Imperial']), 'Metric');

beforeEach(() => localStorage.clear());

describe('settings are stored locally', () => {
  it.each([
    ['nothing stored', null, 'Metric'],
    ['a stored value', '"Imperial"', 'Imperial'],
    ['an unknown value', '"Nautical"', 'Metric'],
    ['not JSON', '{', 'Metric'],
  ])('%s', (_case, stored, expected) => {
    if (stored !== null) localStorage.setItem(KEY, stored);
    expect(makeSetting().get()).toBe(expected);
  });

  it('survive a reload', () => {
    makeSetting().set('Imperial');
    expect(makeSetting().get()).toBe('Imperial');
  });

  it('follow changes of another tab', () => {
    const setting = makeSetting();
    const { result } = renderHook(() => useLocalSetting(setting)[0]);
    expect(result.current).toBe('Metric');
    act(() => {
      localStorage.setItem(KEY, '"Imperial"');
      dispatchEvent(new StorageEvent('storage', { key: KEY }));
    });
    expect(result.current).toBe('Imperial');
  });

  it('follow changes of another tab while nothing on the page shows them', () => {
    const setting = makeSetting();
    localStorage.setItem(KEY, '"Imperial"');
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(setting.get()).toBe('Imperial');
  });

  it('return to the default when another tab clears the storage', () => {
    localStorage.setItem(KEY, '"Imperial"');
    const setting = makeSetting();
    const { result } = renderHook(() => useLocalSetting(setting)[0]);
    expect(result.current).toBe('Imperial');
    act(() => {
      localStorage.clear();
      dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    expect(result.current).toBe('Metric');
  });

  it('ignore changes of other keys', () => {
    const setting = makeSetting();
    const { result } = renderHook(() => useLocalSetting(setting)[0]);
    act(() => {
      localStorage.setItem(KEY, '"Imperial"');
      dispatchEvent(new StorageEvent('storage', { key: 'studio.other' }));
    });
    expect(result.current).toBe('Metric');
  });
});

describe('paging resets when preferences of Home change', () => {
  const before: HomePreferences = { contents: 'Sites', layout: 'Grid', sortBy: 'A - Z', skip: 24 };

  it.each<[string, Partial<HomePreferences>, number]>([
    ['contents', { contents: 'Assets' }, 0],
    ['layout', { layout: 'Map' }, 0],
    ['sort', { sortBy: 'Newest' }, 0],
    ['a search', {}, 0],
    ['a page', { skip: 12 }, 12],
  ])('%s', (_case, change, skip) => {
    expect(changeHomePreferences(before, change)).toEqual({ ...before, ...change, skip });
  });
});

import { runInThisContext } from 'node:vm';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { THEME_STORAGE_KEY, themeScript } from './theme-script.js';
import { ThemeProvider, useTheme } from './ThemeProvider.js';

/** A system that is dark or light and can change its mind. */
function stubSystem(startsDark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: startsDark });
  vi.stubGlobal('matchMedia', () => query);
  return (isDark: boolean) => {
    query.matches = isDark;
    act(() => {
      query.dispatchEvent(new Event('change'));
    });
  };
}

function Chooser() {
  const { theme, setTheme } = useTheme();
  return (
    <button type="button" onClick={() => setTheme('dark')}>
      {theme}
    </button>
  );
}

const root = document.documentElement;

describe('ThemeProvider', () => {
  beforeEach(() => {
    localStorage.clear();
    root.removeAttribute('data-theme');
    root.removeAttribute('style');
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('follows the system live while nothing is chosen', () => {
    const changeSystem = stubSystem(true);
    render(<ThemeProvider>page</ThemeProvider>);
    expect(root.dataset['theme']).toBe('dark');
    expect(root.style.colorScheme).toBe('dark');
    changeSystem(false);
    expect(root.dataset['theme']).toBe('light');
  });

  it('a choice wins over the system and is kept for the next visit', async () => {
    stubSystem(false);
    render(
      <ThemeProvider>
        <Chooser />
      </ThemeProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'system' }));
    expect(screen.getByRole('button')).toHaveTextContent('dark');
    expect(root.dataset['theme']).toBe('dark');
    expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe('dark');
  });

  it('on a page drawn by a server never undoes what the script has set', async () => {
    stubSystem(false);
    localStorage.setItem(THEME_STORAGE_KEY, 'dark');
    const page = <ThemeProvider>page</ThemeProvider>;
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    runInThisContext(themeScript);
    const seen: (string | undefined)[] = [];
    const observer = new MutationObserver(() => seen.push(root.dataset['theme']));
    observer.observe(root, { attributeFilter: ['data-theme'], attributeOldValue: true });
    const set = vi.spyOn(root.style, 'colorScheme', 'set');
    const hydrated = await act(async () => hydrateRoot(container, page));
    onTestFinished(() => act(() => hydrated.unmount()));
    observer.disconnect();
    expect(set.mock.calls.flat()).not.toContain('light');
    expect(seen).not.toContain('light');
    expect(root.dataset['theme']).toBe('dark');
  });

  it('takes over what another tab chose', () => {
    stubSystem(false);
    render(<ThemeProvider>page</ThemeProvider>);
    localStorage.setItem(THEME_STORAGE_KEY, 'dark');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: THEME_STORAGE_KEY, newValue: 'dark' }));
    });
    expect(root.dataset['theme']).toBe('dark');
  });

  it('returns to the default when another tab clears the storage', () => {
    stubSystem(false);
    localStorage.setItem(THEME_STORAGE_KEY, 'dark');
    render(<ThemeProvider>page</ThemeProvider>);
    expect(root.dataset['theme']).toBe('dark');
    localStorage.clear();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    expect(root.dataset['theme']).toBe('light');
  });

  it('ignores a stored word that is not ours', () => {
    stubSystem(false);
    localStorage.setItem(THEME_STORAGE_KEY, 'sepia');
    render(<ThemeProvider>page</ThemeProvider>);
    expect(root.dataset['theme']).toBe('light');
  });

  it('a choice that finds no room in storage holds for this page, until another tab chooses', async () => {
    stubSystem(false);
    localStorage.setItem(THEME_STORAGE_KEY, 'light');
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    render(
      <ThemeProvider>
        <Chooser />
      </ThemeProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'light' }));
    expect(root.dataset['theme']).toBe('dark');
    setItem.mockRestore();
    localStorage.setItem(THEME_STORAGE_KEY, 'light');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: THEME_STORAGE_KEY, newValue: 'light' }));
    });
    expect(root.dataset['theme']).toBe('light');
  });

  it('still works for this page where storage is blocked', async () => {
    stubSystem(false);
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    render(
      <ThemeProvider>
        <Chooser />
      </ThemeProvider>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(root.dataset['theme']).toBe('dark');
  });

  it('controlled: shows its value, reports changes and stores nothing', async () => {
    stubSystem(false);
    const onThemeChange = vi.fn();
    render(
      <ThemeProvider theme="light" onThemeChange={onThemeChange}>
        <Chooser />
      </ThemeProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'light' }));
    expect(onThemeChange).toHaveBeenCalledExactlyOnceWith('dark');
    expect(root.dataset['theme']).toBe('light');
    expect(localStorage.length).toBe(0);
  });
});

describe('themeScript: the theme is there before the first paint', () => {
  it.each([
    ['a stored choice', 'light', true, 'light'],
    ['the system, when the choice is the system', 'system', true, 'dark'],
    ['the system, when nothing is stored', null, false, 'light'],
  ])('%s', (_case, stored, systemIsDark, drawn) => {
    localStorage.clear();
    root.removeAttribute('data-theme');
    if (stored !== null) localStorage.setItem(THEME_STORAGE_KEY, stored);
    stubSystem(systemIsDark);
    runInThisContext(themeScript);
    expect(root.dataset['theme']).toBe(drawn);
    expect(root.style.colorScheme).toBe(drawn);
    vi.unstubAllGlobals();
  });
});

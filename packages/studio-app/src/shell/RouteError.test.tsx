import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { studioConnection, StudioError } from '../api/index.ts';
import { RuntimeSettingsProvider } from '../settings/index.ts';
import type { RuntimeSettings } from '../settings/runtime-settings.tsx';
import { RouteError, ShellError } from './RouteError.tsx';

const settings = { supportEmail: 'help@demo.example' } as RuntimeSettings;

function Broken(): never {
  throw new Error('The tide table is missing.');
}

/** Renders one route inside the shell. */
function open({ page, Frame = () => <Outlet /> }: { page: RouteObject; Frame?: () => ReactNode }) {
  const inner = { ErrorBoundary: RouteError, children: [page] };
  const routes = [
    { path: '/', Component: Frame, ErrorBoundary: ShellError, HydrateFallback: () => null, children: [inner] },
  ];
  render(
    <RuntimeSettingsProvider settings={settings}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </RuntimeSettingsProvider>,
  );
}

const framed = () => (
  <>
    <nav>Rail</nav>
    <Outlet />
  </>
);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('Something went wrong', () => {
  it('shows the message, a button that reloads the page and the contact when the shell fails', async () => {
    open({ Frame: Broken, page: { index: true, element: 'Home' } });
    expect(await screen.findByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
    expect(screen.getByText('The tide table is missing.')).toBeVisible();
    expect(screen.getByRole('button')).toHaveAccessibleName('reload the page');
    const contact = screen.getByRole('link', { name: 'help@demo.example' });
    expect(contact).toHaveAttribute('href', 'mailto:help@demo.example');
    expect(contact.parentElement).toHaveTextContent('If the problem persists, please email help@demo.example.');
  });

  it('logs errors thrown by a page', async () => {
    open({ page: { index: true, Component: Broken } });
    await screen.findByText('The tide table is missing.');
    const own = vi.mocked(console.error).mock.calls.filter((line) => line.length === 1);
    expect(own).toEqual([[expect.objectContaining({ message: 'The tide table is missing.' })]]);
  });
});

describe('the route-level variant', () => {
  it("shows the error text and 'Reload', which resets the route and reloads its data, inside the shell", async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(StudioError.fromAnswer(500))
      .mockResolvedValue('data');
    open({ Frame: framed, page: { index: true, loader: load, element: 'Three sites' } });
    expect(await screen.findByText('500 Something went wrong.')).toBeVisible();
    expect(screen.getByRole('navigation')).toHaveTextContent('Rail');
    expect(screen.getByRole('button')).toHaveAccessibleName('Reload');
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(await screen.findByText('Three sites')).toBeVisible();
    expect(screen.queryByText('500 Something went wrong.')).toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("says that it can't reach the studio and resets the route when the server responds", async () => {
    vi.spyOn(globalThis, 'fetch')
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(new Response());
    await studioConnection().doubt();
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(StudioError.unreachable({ isRead: true }))
      .mockResolvedValue('data');
    open({ Frame: framed, page: { index: true, loader: load, element: 'Three sites' } });
    expect(await screen.findByRole('heading', { name: "Can't reach the studio. Retrying…" })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('The page opens automatically when the studio is back.');
    expect(load).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Three sites')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('after a deploy says that there may be a new version, which only loading the page again finds', async () => {
    const reload = vi.fn<() => void>();
    const { location } = globalThis;
    vi.stubGlobal('location', { reload });
    const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js')));
    open({ Frame: framed, page: { index: true, loader: load, element: 'Home' } });
    const text = 'This part of the studio could not be loaded. There may be a new version of it.';
    expect(await screen.findByText(text)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledOnce();
    vi.stubGlobal('location', location);
  });

  it('shows not found instead of an error for an unknown page', async () => {
    const load = () => {
      throw new Response('', { status: 404 });
    };
    open({ Frame: framed, page: { index: true, loader: load, element: 'Home' } });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(console.error).not.toHaveBeenCalledWith(expect.objectContaining({ status: 404 }));
  });
});

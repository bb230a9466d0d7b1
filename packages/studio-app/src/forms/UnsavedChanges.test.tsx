import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { UnsavedChanges } from './UnsavedChanges.tsx';

function show(when: boolean, onDiscard?: () => void) {
  const page = (
    <>
      <UnsavedChanges when={when} onDiscard={onDiscard} />
      <Link to="/other">Leave</Link>
      <Link to="?step=2">Next step</Link>
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/other', element: <p>Other page</p> },
  ]);
  const { unmount } = render(<RouterProvider router={router} />);
  return { router, unmount, user: userEvent.setup() };
}
const closing = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('leaving a form with unsaved changes', () => {
  it('asks, and stays if the user wants', async () => {
    const { user, router } = show(true);
    await user.click(screen.getByText('Leave'));
    expect(router.state.location.pathname).toBe('/');
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(router.state.location.pathname).toBe('/');
  });

  it('asks, and leaves if the user wants', async () => {
    const onDiscard = vi.fn<() => void>();
    const { user, router } = show(true, onDiscard);
    await user.click(screen.getByText('Leave'));
    expect(onDiscard).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onDiscard).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe('/other');
    expect(screen.getByText('Other page')).toBeVisible();
  });

  it('asks when the tab is closed, as long as the form is shown', () => {
    const { unmount } = show(true);
    expect(closing()).toBe(true);
    unmount();
    expect(closing()).toBe(false);
  });

  it('does not ask on the same page, where nothing is lost', async () => {
    const { user, router } = show(true);
    await user.click(screen.getByText('Next step'));
    expect(router.state.location.search).toBe('?step=2');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

it('without changes, nothing asks', async () => {
  const { user, router } = show(false);
  expect(closing()).toBe(false);
  await user.click(screen.getByText('Leave'));
  expect(router.state.location.pathname).toBe('/other');
});

it('asks as soon as there are changes, and no longer when they are saved', async () => {
  function Form() {
    const [isDirty, setDirty] = useState(false);
    return (
      <>
        <UnsavedChanges when={isDirty} />
        <button type="button" onClick={() => setDirty(!isDirty)}>
          Toggle
        </button>
      </>
    );
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Form /> }])} />);
  const toggle = () => userEvent.click(screen.getByRole('button', { name: 'Toggle' }));
  await toggle();
  expect(closing()).toBe(true);
  await toggle();
  expect(closing()).toBe(false);
});

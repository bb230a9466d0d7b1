import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Breadcrumb, Breadcrumbs } from './index.js';

describe('Breadcrumbs', () => {
  it('is a navigation with an ordered list whose last item is the current page and not a link', () => {
    render(
      <Breadcrumbs>
        <Breadcrumb asChild>
          <a href="/">Home</a>
        </Breadcrumb>
        <Breadcrumb href="/sites/1">Forth Estuary</Breadcrumb>
        <Breadcrumb current>Kinnaird Viaduct</Breadcrumb>
      </Breadcrumbs>,
    );
    const nav = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(nav.getByRole('list').tagName).toBe('OL');
    expect(nav.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Home',
      'Forth Estuary',
      'Kinnaird Viaduct',
    ]);
    expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/sites/1']);
    expect(nav.getByText('Kinnaird Viaduct').closest('[aria-current]')).toHaveAttribute('aria-current', 'page');
  });
});

it('Enter follows the link', async () => {
  const onClick = vi.fn();
  render(
    <Breadcrumb href="#sites" onClick={onClick}>
      Sites
    </Breadcrumb>,
    { wrapper: Breadcrumbs },
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Sites' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});

it.each([
  ['truncated text shows a tooltip on hover', 60, 'Kinnaird Viaduct north approach'],
  ['text that fits has no tooltip', 300, ''],
])('%s', async (_case, room, title) => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(200);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room);
  render(<Breadcrumb href="#sites">Kinnaird Viaduct north approach</Breadcrumb>, { wrapper: Breadcrumbs });
  const words = screen.getByText('Kinnaird Viaduct north approach');
  await userEvent.hover(words);
  expect(words.title).toBe(title);
  vi.restoreAllMocks();
});

import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TabNav, TabNavItem } from './index.js';

describe('TabNav', () => {
  it('is a navigation of links, the shown page is current', () => {
    render(
      <TabNav label="Library">
        <TabNavItem href="/categories" selected count={14}>
          Categories
        </TabNavItem>
        <TabNavItem asChild>
          <a href="/tags">Tags</a>
        </TabNavItem>
      </TabNav>,
    );
    const links = within(screen.getByRole('navigation', { name: 'Library' })).getAllByRole('link');
    expect(links[0]).toHaveAccessibleName('Categories 14');
    expect(links[1]).toHaveAccessibleName('Tags');
    expect(links[0]).toHaveAttribute('aria-current', 'page');
    expect(links[1]).not.toHaveAttribute('aria-current');
    expect(links[1]).toHaveAttribute('href', '/tags');
  });
});

it('Enter follows a link', async () => {
  const onClick = vi.fn();
  render(
    <TabNav label="Library">
      <TabNavItem href="#tags" onClick={onClick}>
        Tags
      </TabNavItem>
    </TabNav>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Tags' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});

it('the shown page is scrolled into view, in a row too long for the screen', () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  const row = (selected: string) => (
    <TabNav label="Library">
      {['Categories', 'Tags'].map((name) => (
        <TabNavItem key={name} href={name} selected={name === selected}>
          {name}
        </TabNavItem>
      ))}
    </TabNav>
  );
  const { rerender } = render(row('Categories'));
  rerender(row('Tags'));
  expect(scrollIntoView.mock.contexts.map((item) => (item as Element).textContent?.trim())).toEqual([
    'Categories',
    'Tags',
  ]);
  scrollIntoView.mockRestore();
});

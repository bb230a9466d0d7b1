import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.js';
import { TabNav, TabNavItem } from './index.js';

describeConformance('TabNav', <TabNav label="Library" />, { refInstanceof: HTMLElement });
describeConformance('TabNavItem', <TabNavItem href="/tags">Tags</TabNavItem>, { refInstanceof: HTMLAnchorElement });

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

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/conformance.js';
import { PagePagination } from './index.js';

const noop = () => {};
describeConformance('PagePagination', <PagePagination page={1} pages={8} onPageChange={noop} />, { refInstanceof: HTMLElement });

describe("PagePagination shows 'Page X of Y' and has a 'Go to page' box", () => {
  it.each([
    [3, 8, 'Page 3 of 8'],
    [9, 8, 'Page 8 of 8'],
    [0, 8, 'Page 1 of 8'],
    [1, 0, 'Page 1 of 1'],
  ])('page %d of %d', (page, pages, text) => {
    render(<PagePagination page={page} pages={pages} onPageChange={noop} />);
    expect(screen.getByText(text)).toBeVisible();
  });

  it.each([
    ['5', [5]],
    ['9', []],
    ['two', []],
  ])('typing %s', async (typed, calls) => {
    const onPageChange = vi.fn();
    render(<PagePagination page={1} pages={8} onPageChange={onPageChange} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Go to page' }), `${typed}{Enter}`);
    expect(onPageChange.mock.calls.flat()).toEqual(calls);
  });

  it('ignores an empty box', async () => {
    const onPageChange = vi.fn();
    render(<PagePagination page={1} pages={8} onPageChange={onPageChange} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Go to page' }), '{Enter}');
    expect(onPageChange).not.toHaveBeenCalled();
  });

  it('can do without the box', () => {
    render(<PagePagination page={1} pages={8} onPageChange={noop} goTo={false} />);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

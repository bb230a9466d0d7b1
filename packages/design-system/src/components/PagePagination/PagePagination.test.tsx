import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SkipPagination } from '../SkipPagination/index.js';
import { PagePagination } from './index.js';

const noop = () => {};

describe("PagePagination shows 'Page X of Y' and has a 'Go to page' box", () => {
  it.each([
    [3, 8, 'Page 3 of 8'],
    [9, 8, 'Page 8 of 8'],
    [0, 8, 'Page 1 of 8'],
    [1, 0, 'Page 1 of 1'],
  ])("page %d of %d shows 'Page X of Y'", (page, pages, text) => {
    render(<PagePagination page={page} pages={pages} onPageChange={noop} />);
    expect(screen.getByText(text)).toBeVisible();
  });

  it.each([
    ['the last page goes there', '8', [8], ''],
    ['the first page goes there', '1', [1], ''],
    ['non-numeric input is ignored', 'two', [], 'two'],
    ['above-last input is ignored', '9', [], '9'],
    ['input below the first is ignored', '0', [], '0'],
    ['a part of a page is ignored', '1.5', [], '1.5'],
  ])('%s', async (_rule, typed, calls, left) => {
    const onPageChange = vi.fn();
    render(<PagePagination page={1} pages={8} onPageChange={onPageChange} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Go to page' }), `${typed}{Enter}`);
    expect(onPageChange.mock.calls.flat()).toEqual(calls);
    expect(screen.getByRole('textbox')).toHaveValue(left);
  });

  it('empty input is ignored', async () => {
    const onPageChange = vi.fn();
    render(<PagePagination page={1} pages={8} onPageChange={onPageChange} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Go to page' }), '{Enter}');
    expect(onPageChange).not.toHaveBeenCalled();
  });

  it.each([
    ['First page', 1, 1],
    ['Previous page', 2, 1],
    ['Next page', 4, 8],
    ['Last page', 8, 8],
  ])('%s asks for page %i, and does nothing where it would not move', async (name, target, end) => {
    const onPageChange = vi.fn();
    const { rerender } = render(<PagePagination page={3} pages={8} onPageChange={onPageChange} />);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onPageChange.mock.calls).toEqual([[target]]);
    rerender(<PagePagination page={end} pages={8} onPageChange={onPageChange} />);
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onPageChange).toHaveBeenCalledTimes(1);
  });

  it('can hide the box', () => {
    render(<PagePagination page={1} pages={8} onPageChange={noop} goTo={false} />);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('PagePagination and the URL', () => {
  function Pages() {
    const [search, setSearch] = useState('?page=3');
    return (
      <>
        <output>{search}</output>
        <PagePagination
          page={Number(new URLSearchParams(search).get('page'))}
          pages={8}
          onPageChange={(page) => setSearch(`?page=${page}`)}
        />
        <button type="button" onClick={() => setSearch('?page=two')}>
          Mistype
        </button>
      </>
    );
  }

  it('the page is the one-based number of ?page={n}', async () => {
    render(<Pages />);
    expect(screen.getByText('Page 3 of 8')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByText('?page=4')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'First page' }));
    expect(screen.getByText('?page=1')).toBeVisible();
    expect(screen.getByText('Page 1 of 8')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Mistype' }));
    expect(screen.getByText('Page 1 of 8')).toBeVisible();
  });
});

it("two paginations exist; both show 'Page X of Y', one has the 'Go to page' box", () => {
  const box = () => screen.queryByRole('textbox', { name: 'Go to page' });
  const { unmount } = render(<PagePagination page={2} pages={5} onPageChange={noop} />);
  expect(screen.getByText('Page 2 of 5')).toBeVisible();
  expect(box()).toBeVisible();
  unmount();
  render(<SkipPagination skip={12} top={12} count={60} onSkipChange={noop} />);
  expect(screen.getByText('Page 2 of 5')).toBeVisible();
  expect(box()).toBeNull();
});

it('reports the page that is about to be opened', async () => {
  const onPageIntent = vi.fn();
  render(<PagePagination page={2} pages={8} onPageChange={noop} onPageIntent={onPageIntent} />);
  await userEvent.hover(screen.getByRole('button', { name: 'Next page' }));
  expect(onPageIntent.mock.calls).toEqual([[3]]);
});

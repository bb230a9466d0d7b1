import { type Call, calls } from '@inspection-studio/domain/calls';
import { makePagination } from '@inspection-studio/domain/query';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StudioError } from '../../api/index.ts';
import { pageOf } from '../../features/inspections/testing/read-screen.ts';
import { renderScreen } from '../../features/inspections/testing/render-screen.tsx';
import { TagLibrary } from '../../features/tags/TagLibrary.tsx';
import { pagedList } from '../testing/paged-list.ts';

const tag = (index: number) => ({
  id: `tag-${index}`,
  name: `Tag ${index}`,
  modified: '2025-01-02T12:00:00.000Z',
  isArchived: false,
});
const many = Array.from({ length: 101 }, (_, index) => tag(index));
afterEach(() => vi.restoreAllMocks());

type Query = { query: { filter?: string }; page: { top: number; skip: number } };
const isArchived = ({ query }: Query) => query.filter?.includes('isArchived eq true') ?? false;

/** The tags over a server that replies so for the active ones; none are archived. */
const show = (active: (asked: Query) => unknown, address = '/tags') =>
  renderScreen(
    <TagLibrary />,
    new Map([[calls.listTags, (asked: Query) => (isArchived(asked) ? pageOf([]) : active(asked))]]),
    address,
  );
const list = () => screen.findByRole('list', { name: 'tags' });
const box = () => screen.findByRole('searchbox', { name: 'Search tags by name' });

describe('the list of a library', () => {
  it('says that it loads, both of its sections on their own', async () => {
    show(() => new Promise(() => undefined));
    expect(await screen.findByText('Loading tags')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Loading archived tags')).toBeNull());
    expect(screen.getByText('Loading tags')).toBeInTheDocument();
  });

  it('that failed says why, and Retry reads it again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const replies = [StudioError.fromAnswer(400)];
    show(() => {
      const failure = replies.pop();
      if (failure) throw failure;
      return pageOf([tag(1)]);
    });
    const error = await screen.findByRole('alert');
    await userEvent.click(within(error).getByRole('button'));
    expect(within(await list()).getByRole('link', { name: 'Tag 1' })).toBeVisible();
  });

  it('that is empty offers to create the first record, with the search of the address kept', async () => {
    show(() => pageOf([]), '/tags?skip=0');
    const empty = await screen.findByText('No tags have been created yet.');
    const link = within(empty.parentElement!).getByRole('link', { name: 'Create tag' });
    expect(link).toHaveAttribute('href', '/tags/create?skip=0');
    expect(screen.getByText('There is nothing here yet.')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Create tag' })).toHaveLength(2);
  });

  it('without results says so in both sections; Clear search is there once, and clears it', async () => {
    const { router } = show(
      (asked) => pageOf(asked.query.filter?.includes('contains') ? [] : [tag(1)]),
      '/tags?filter=Rust',
    );
    expect(await screen.findByText('No tags with this name.')).toBeVisible();
    expect(await screen.findByText('No archived tags with this name.')).toBeVisible();
    expect(await box()).toHaveValue('Rust');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(within(await list()).getByRole('link', { name: 'Tag 1' })).toBeVisible();
    expect(router.state.location.search).toBe('');
    expect(await box()).toHaveValue('');
  });

  it.each([
    [7, 'Tags 7', false],
    [1234, 'Tags 1,234', true],
  ])('of %i says how many there are, and has pages if needed', async (count, name, hasPages) => {
    show(() => ({ items: [tag(1)], pagination: makePagination({ top: 100, skip: 0, count }) }));
    expect(await screen.findByRole('region', { name })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Archived 0' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next page' }) !== null).toBe(hasPages);
  });

  it('is searched from the first page, and the page is in the address', async () => {
    const { router, asked } = show(pagedList(many));
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
    expect(await screen.findByRole('link', { name: 'Tag 100' })).toHaveAttribute('href', '/tags/tag-100?skip=100');
    expect(router.state.location.search).toBe('?skip=100');
    await userEvent.type(await box(), 'Rust{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?filter=Rust'));
    await waitFor(() => expect(asked.at(-1)?.query?.filter).toMatch(/contains\(name,'Rust'\)$/));
    expect(asked.at(-1)?.page?.skip).toBe(0);
  });

  it('has the focus on the menu of the next record once one is deleted, and on the previous one after the last', async () => {
    const tags = [tag(1), tag(2), tag(3)];
    const replies = new Map<Call, unknown>([
      [calls.listTags, (asked: Query) => pageOf(isArchived(asked) ? [] : [...tags])],
      [calls.getTag, tag(2)],
      [
        calls.deleteTag,
        ({ params }: { params: { id: string } }) =>
          void tags.splice(
            tags.findIndex(({ id }) => id === params.id),
            1,
          ),
      ],
    ]);
    renderScreen(<TagLibrary />, replies, '/tags');
    const menuOf = (name: string) => screen.findByRole('button', { name: `Actions for ${name}` });
    const remove = async (name: string) => {
      await userEvent.click(await menuOf(name));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    };
    await remove('Tag 2');
    await waitFor(async () => expect(await menuOf('Tag 3')).toHaveFocus());
    await remove('Tag 3');
    await waitFor(async () => expect(await menuOf('Tag 1')).toHaveFocus());
  });
});

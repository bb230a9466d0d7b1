import { calls } from '@inspection-studio/domain/calls';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../features/inspections/testing/render-screen.tsx';
import { StudioPalette } from './StudioPalette.tsx';
import { noRecords } from './testing/no-records.ts';

const SEARCHED = [calls.listSites, calls.listAssets, calls.listProjects, calls.listUsers] as const;

/** Opens the palette on a faked clock, and returns how to type, and the calls of its search so far. */
async function openPalette() {
  const { asked } = renderScreen(
    <StudioPalette id="palette" typed="" open onOpenChange={() => undefined} commands={[]} perform={() => undefined} />,
    noRecords,
  );
  const field = await screen.findByRole('combobox');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return {
    type: (text: string) => fireEvent.change(field, { target: { value: text } }),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    searches: () =>
      asked.flatMap(({ call, query }) =>
        (SEARCHED as readonly object[]).includes(call) ? [`${call.path}: ${query?.filter}`] : [],
      ),
  };
}

afterEach(() => void vi.useRealTimers());

it('the palette searches 30 ms after the last key, for all that was typed', async () => {
  const { type, wait, searches } = await openPalette();
  for (const text of ['p', 'pi', 'pie']) {
    type(text);
    await wait(29);
  }
  expect(searches()).toEqual([]);
  await wait(1);
  expect(searches()).toEqual([
    expect.stringMatching(/^sites: .*'pie'/),
    expect.stringMatching(/^assets: .*'pie'/),
    expect.stringMatching(/^projects: .*'pie'/),
    expect.stringMatching(/^users: .*'pie'/),
  ]);
  await wait(1000);
  expect(searches()).toHaveLength(4);
});

it.each([
  ['spaces alone', ['  ']],
  ['a text that was deleted before the search', ['pie', '']],
])('the palette does not search for %s', async (_case, texts) => {
  const { type, wait, searches } = await openPalette();
  for (const text of texts) type(text);
  await wait(1000);
  expect(searches()).toEqual([]);
});

it('typing on searches again', async () => {
  const { type, wait, searches } = await openPalette();
  type('pie');
  await wait(30);
  type('pier');
  await wait(30);
  expect(searches().slice(4)).toEqual([
    expect.stringMatching(/^sites: .*'pier'/),
    expect.stringMatching(/^assets: .*'pier'/),
    expect.stringMatching(/^projects: .*'pier'/),
    expect.stringMatching(/^users: .*'pier'/),
  ]);
});

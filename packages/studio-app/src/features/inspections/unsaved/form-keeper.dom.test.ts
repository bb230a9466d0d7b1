import { newProjectForm } from '@inspection-studio/domain/inspections';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryFormJournal } from '../../../uploads/testing/memory-form-journal.ts';
import { enteredIn, type Unsaved } from './entered.ts';
import { createFormKeeper, type KeptContent } from './form-keeper.ts';

const began = newProjectForm(new Date(2026, 10, 20));
const entered = (description: string): Unsaved => ({
  step: 6,
  sendForProcessing: false,
  before: enteredIn(began),
  entered: enteredIn({ ...began, description }),
});
const photos = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    source: new File(['abc'], `${from + index}.jpg`),
    kind: 'two' as const,
    list: 'rgb',
  }));

const PLACE = ['maren-1', 'create/'] as const;

function setUp(known: { content: Unsaved; writtenMs: number } | null = null) {
  const journal = memoryFormJournal();
  let kept: KeptContent | null = { content: entered('In fog'), picture: null, files: [] };
  const keeper = createFormKeeper({ journal, place: PLACE, writer: 'tab-1', known, contentOf: () => kept });
  return {
    journal,
    keeper,
    set: (next: Partial<KeptContent> | null) => (kept = next && { ...kept!, ...next }),
    descriptionOf: async () => ((await journal.read(PLACE))?.content as Unsaved | undefined)?.entered.description,
    namesOf: async () => (await journal.readFiles(PLACE, 'tab-1')).map(({ name }) => name),
  };
}
/** Lets timers and writes run. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000, toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('changes of half a second are written together, the last ones too while someone types', async () => {
  const { journal, keeper, set, descriptionOf } = setUp();
  for (const description of ['I', 'In', 'In f', 'In fo', 'In fog', 'In fog.']) {
    set({ content: entered(description) });
    keeper.changed();
    await pass(120);
  }
  expect(await descriptionOf()).toBe('In fog');
  await pass(500);
  expect(await descriptionOf()).toBe('In fog.');
  expect(journal.written.filter((what) => what === 'form')).toHaveLength(2);
});

it('leaving the page writes at once what is not written yet, and nothing otherwise', async () => {
  const { journal, keeper, descriptionOf } = setUp();
  keeper.flush();
  expect(journal.written).toEqual([]);
  keeper.changed();
  keeper.flush();
  expect(await descriptionOf()).toBe('In fog');
});

it('keeping at once writes what has changed, and takes until it is written', async () => {
  const { journal, keeper, set, descriptionOf } = setUp();
  const written = Promise.withResolvers<void>();
  vi.spyOn(journal, 'write').mockReturnValueOnce(written.promise);
  const kept = vi.fn<() => void>();
  void keeper.keep().then(kept);
  await pass(1000);
  expect(kept).not.toHaveBeenCalled();
  written.resolve();
  await pass(0);
  expect(kept).toHaveBeenCalledOnce();
  set({ content: entered('In rain') });
  await keeper.keep();
  expect(await descriptionOf()).toBe('In rain');
});

it.each<[string, () => Promise<void>]>([
  ['fails', () => Promise.reject(new DOMException('The quota has been exceeded.', 'QuotaExceededError'))],
  ['does not respond', () => new Promise(() => undefined)],
])('keeping takes two seconds at most if the storage %s', async (_case, write) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { journal, keeper } = setUp();
  vi.spyOn(journal, 'write').mockImplementation(write);
  const kept = vi.fn<() => void>();
  void keeper.keep().then(kept);
  await pass(2000);
  expect(kept).toHaveBeenCalledOnce();
});

it('a form that was saved or discarded is not kept again', async () => {
  const { journal, keeper } = setUp();
  keeper.stop();
  await keeper.keep();
  expect(journal.written).toEqual([]);
});

it('only the parts of the files that have changed are written again', async () => {
  const { journal, keeper, set, namesOf } = setUp();
  const files = photos(250);
  set({ files });
  keeper.changed();
  await pass(500);
  await vi.waitFor(() => expect(journal.written).toEqual(['form', 'picture', 'files 0', 'files 1', 'files 2']));
  journal.written.length = 0;
  set({ files: [...files, ...photos(1, 250)] });
  keeper.changed();
  await pass(500);
  await vi.waitFor(() => expect(journal.written).toEqual(['files 2']));
  set({ files: files.slice(0, 90) });
  keeper.changed();
  await pass(500);
  await vi.waitFor(async () => expect(await namesOf()).toHaveLength(90));
});

it('files stay as they are while it is not known which are awaited', async () => {
  const { journal, keeper, set, namesOf } = setUp();
  await journal.writeFiles(PLACE, 'tab-1', 0, [{ name: 'a.jpg', size: 3, kind: 'two', list: 'rgb' }]);
  set({ files: null });
  keeper.changed();
  await pass(500);
  expect(await namesOf()).toEqual(['a.jpg']);
});

it('what was entered keeps its time when only files, the attempt to save it or the record that it began with have changed', async () => {
  const { journal, keeper, set } = setUp({ content: entered('In fog'), writtenMs: 7 });
  const before = enteredIn({ ...began, name: 'Theirs' });
  const other = { ...entered('In fog'), before, attempt: { uploadId: 'upload-1' } };
  set({ content: other, files: photos(1) });
  keeper.changed();
  await pass(500);
  expect(await journal.read(PLACE)).toEqual({ content: other, writtenMs: 7, writer: 'tab-1' });
  set({ content: entered('In rain') });
  keeper.changed();
  await pass(500);
  expect((await journal.read(PLACE))?.writtenMs).toBe(1_001_000);
});

it('a form without changes is removed, and so is one that was saved or discarded, even while its files are written', async () => {
  const { keeper, set, descriptionOf, namesOf } = setUp();
  keeper.changed();
  await pass(500);
  set(null);
  keeper.changed();
  await pass(500);
  expect(await descriptionOf()).toBeUndefined();
  set({ content: entered('Again'), picture: null, files: photos(300) });
  keeper.changed();
  await pass(500);
  keeper.remove();
  await vi.waitFor(async () => expect(await descriptionOf()).toBeUndefined());
  expect(await namesOf()).toEqual([]);
});

it('the later write wins, with the files of its own tab', async () => {
  const { journal, keeper, set } = setUp();
  const other = createFormKeeper({
    journal,
    place: PLACE,
    writer: 'tab-2',
    known: null,
    contentOf: () => ({ content: entered('Other tab'), picture: null, files: photos(1, 7) }),
  });
  set({ files: photos(2) });
  for (const one of [keeper, other]) {
    one.changed();
    await pass(500);
  }
  await vi.waitFor(async () => {
    const { writer = '' } = (await journal.read(PLACE)) ?? {};
    expect((await journal.readFiles(PLACE, writer)).map(({ name }) => name)).toEqual(['7.jpg']);
  });
});

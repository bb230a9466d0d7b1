import { thumbnailFormValue } from '@inspection-studio/domain/shared';
import { expect, it } from 'vitest';
import { mergeEdits } from './merge-edits.ts';

const merge = (base: unknown, mine: unknown, theirs: unknown) => {
  const { values, taken, conflicts } = mergeEdits(['field'], { field: base }, { field: mine }, { field: theirs });
  return { value: values.field, outcome: taken.length ? 'taken' : conflicts.length ? 'conflict' : 'kept' };
};

it.each<[string, unknown, unknown, unknown, unknown, string]>([
  ['nobody changed', 'a', 'a', 'a', 'a', 'kept'],
  ['I changed', 'a', 'b', 'a', 'b', 'kept'],
  ['they changed', 'a', 'a', 'b', 'b', 'taken'],
  ['both changed to the same', 'a', 'b', 'b', 'b', 'kept'],
  ['both changed to different values', 'a', 'b', 'c', 'b', 'conflict'],
  ['they emptied', ['x'], ['x'], [], [], 'taken'],
  ['they added to a list and I removed', ['x'], [], ['x', 'y'], [], 'conflict'],
  ['both lists are equal', ['x'], ['x', 'y'], ['x', 'y'], ['x', 'y'], 'kept'],
  ['they reordered', ['x', 'y'], ['x', 'y'], ['y', 'x'], ['y', 'x'], 'taken'],
  ['an object has its keys in another order', { p: 1, q: 2 }, { q: 2, p: 1 }, { p: 1, q: 3 }, { p: 1, q: 3 }, 'taken'],
  ['they set what was empty', null, null, 'b', 'b', 'taken'],
  ['I emptied what they changed', 'a', null, 'b', null, 'conflict'],
  ['empty and absent are the same', null, undefined, 'b', 'b', 'taken'],
])('when %s', (_case, base, mine, theirs, value, outcome) =>
  expect(merge(base, mine, theirs)).toEqual({ value, outcome }),
);

const old = thumbnailFormValue('/pictures/old.jpg?sig=1');
const resigned = thumbnailFormValue('/pictures/old.jpg?sig=2');
const other = thumbnailFormValue('/pictures/new.jpg?sig=2');
const uploaded = { ...old, file: new File(['x'], 'pier.jpg') };
const removed = { ...old, existing: null };

it.each<[string, unknown, unknown, unknown, string]>([
  ['only its address was signed again', old, resigned, resigned, 'kept'],
  ['they replaced it', old, other, other, 'taken'],
  ['I chose a file', uploaded, resigned, uploaded, 'kept'],
  ['I chose a file and they replaced it', uploaded, other, uploaded, 'conflict'],
  ['I removed it and they replaced it', removed, other, removed, 'conflict'],
  ['both removed it', removed, thumbnailFormValue(null), thumbnailFormValue(null), 'kept'],
  ['I chose it before a save that failed later', uploaded, uploaded, uploaded, 'kept'],
])('a picture when %s', (_case, mine, theirs, value, outcome) =>
  expect(merge(old, mine, theirs)).toEqual({ value, outcome }),
);

it('another file than the one that was saved first is a change, even of the same name', () => {
  const again = { ...old, file: new File(['y'], 'pier.jpg') };
  const afterSave = (mine: unknown) => mergeEdits(['field'], { field: uploaded }, { field: mine }, { field: other });
  expect(afterSave(uploaded).taken).toEqual(['field']);
  expect(afterSave(again).conflicts).toEqual(['field']);
});

it('fields that are not merged stay mine', () => {
  const theirs = { name: 'b', files: [] };
  expect(mergeEdits(['name'], { name: 'a', files: [] }, { name: 'a', files: ['f'] }, theirs).values).toEqual({
    name: 'b',
    files: ['f'],
  });
});

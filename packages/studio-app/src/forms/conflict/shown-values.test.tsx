import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { untranslated } from '../../widgets/testing/sentence.ts';
import { shownList, shownName, shownNameOf, shownNames, shownText } from './shown-values.tsx';

it.each([
  ['Deck', 'Deck'],
  ['', 'None'],
  [null, 'None'],
  [undefined, 'None'],
])('the text %j is shown as %s', (text, shown) => expect(shownText(text)).toBe(shown));

const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('texts are shown as a list in their order, equal ones too', () => {
  render(shownList(['Pier', 'Deck', 'Pier']));
  expect(items()).toEqual(['Pier', 'Deck', 'Pier']);
});

it('without texts, it says so', () => {
  const { container } = render(shownList([]));
  expect(container).toHaveTextContent(/^None$/);
  expect(items()).toEqual([]);
});

it('ids are shown by their names, and those without a name as no longer available', () => {
  const names: Record<string, string> = { a: 'Cracks', b: 'Corrosion' };
  render(shownNames(['b', 'gone', 'a'], (id) => names[id]));
  expect(items()).toEqual(['Corrosion', 'No longer available', 'Cracks']);
  expect(untranslated(document.body)).toEqual(['Corrosion', 'Cracks']);
});

it.each([
  ['a name', shownName('Deck'), 'Deck', ['Deck']],
  ['an empty name', shownName(''), 'None', []],
  ['an id with a name', shownNameOf('a', () => 'Deck'), 'Deck', ['Deck']],
  ['an id without a name', shownNameOf('a', () => undefined), 'No longer available', []],
  ['an id that is empty', shownNameOf('', () => 'Deck'), 'None', []],
  ['no id', shownNameOf(null, () => 'Deck'), 'None', []],
])('%s is shown, and only names are not translated', (_what, shown, text, names) => {
  const { container } = render(shown);
  expect(container).toHaveTextContent(text);
  expect(untranslated(document.body)).toEqual(names);
});

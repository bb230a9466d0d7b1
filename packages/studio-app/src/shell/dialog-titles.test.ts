import { describe, expect, it } from 'vitest';
import { topTitle, withTitle } from './dialog-titles.ts';

const layout: [string, string] = ['/locations', 'Viaduct spans'];
const layer: [string, string] = ['/locations/viaduct-spans-1', 'Edit Location Layer: Span'];

describe('The breadcrumb shows the title of the dialog on top', () => {
  it.each([
    ['no dialog', [], undefined],
    ['one dialog', [layout], 'Viaduct spans'],
    ['a dialog over another one', [layout, layer], 'Edit Location Layer: Span'],
    ['the upper dialog reports first', [layer, layout], 'Edit Location Layer: Span'],
  ])('%s', (_case, titles, top) => expect(topTitle(new Map(titles))).toBe(top));
});

it('a dialog that closes takes its title away; one whose record is read replaces it', () => {
  const opened = withTitle(withTitle(new Map(), '/tags', 'Tag'), '/tags', 'Rust');
  expect([...opened]).toEqual([['/tags', 'Rust']]);
  expect([...withTitle(opened, '/tags', null)]).toEqual([]);
});

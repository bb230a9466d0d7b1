import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createUnknownKeys } from './unknown-keys.ts';

const node = z.object({
  id: z.string(),
  get nodes() {
    return z.array(node);
  },
});
const payload = z.object({
  name: z.string(),
  place: z.nullable(z.object({ latitude: z.number() })),
  items: z.optional(z.array(z.object({ title: z.string() }))),
  kind: z.discriminatedUnion('type', [
    z.object({ type: z.literal('term'), terms: z.array(z.string()) }),
    z.object({ type: z.literal('numerical'), low: z.number() }),
  ]),
  map: z.array(node),
  notes: z.record(z.string(), z.object({ text: z.string() })),
  anything: z.any(),
});
const reply = z.object({
  id: z.string(),
  items: z.array(z.object({ id: z.string(), title: z.string() })),
  site: z.object({ id: z.string() }),
});

describe('keys that no schema has are found by their path', () => {
  it.each<[string, unknown, string[]]>([
    ['only known keys', { name: 'a', items: [{ title: 'b' }] }, []],
    ['a key of the body', { name: 'a', nmae: 'b' }, ['nmae']],
    ['several keys, in their order', { z: 1, name: 'a', a: null }, ['z', 'a']],
    ['a key of a nested object', { place: { latitude: 1, lat: 2 } }, ['place.lat']],
    ['a key of a list item', { items: [{ title: 'b' }, { titel: 'c' }] }, ['items.1.titel']],
    ['a key of another variant is known', { kind: { type: 'term', low: 1, high: 2 } }, ['kind.high']],
    ['a key deep in a recursive value', { map: [{ id: 'a', nodes: [{ id: 'b', node: [] }] }] }, ['map.0.nodes.0.node']],
    ['any key of a record, but not in its values', { notes: { a: { text: '', txt: '' } } }, ['notes.a.txt']],
    ['anything inside any value', { anything: { a: [{ b: 1 }] } }, []],
    ['a key of every object', { toString: 1, constructor: 1 }, ['toString', 'constructor']],
    ['an object where a text belongs is left to the schema', { name: { first: 'a' } }, []],
    ['a list where an object belongs is left to the schema', [{ nmae: 'b' }], []],
    ['a text', 'name', []],
    ['null', null, []],
    ['nothing', undefined, []],
  ])('%s', (_case, value, paths) => {
    expect(createUnknownKeys([payload])(value).map((path) => path.join('.'))).toEqual(paths);
  });

  it('keys of a second schema are known too, also in nested objects', () => {
    const record = { id: '1', name: 'a', site: { id: '2', name: 'Tay' }, items: [{ id: '3', title: 'b', index: 0 }] };
    expect(createUnknownKeys([payload, reply])(record)).toEqual([
      ['site', 'name'],
      ['items', 0, 'index'],
    ]);
  });
});

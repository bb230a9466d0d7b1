import { describe, expect, it } from 'vitest';
import { createdState, readCreated, withCreated } from './created-record.ts';

const rust = { id: 'rust', path: '/tags/rust' };

describe('The list reads the new record from its navigation state', () => {
  it.each<[string, unknown, unknown]>([
    ['a new record', createdState(rust), rust],
    ['no state', null, undefined],
    ['the state of something else', { from: '/home' }, undefined],
    ['a record without a path', { created: { id: 'rust' } }, undefined],
    ['an id that is no text', { created: { id: 1, path: '/tags/1' } }, undefined],
  ])('%s', (_case, state, created) => expect(readCreated(state)).toEqual(created));
});

describe('A page of a list includes the new record', () => {
  it.each([
    ['at the top when it is on another page', ['crack'], 'rust', ['rust', 'crack']],
    ['where it is when the page has it', ['crack', 'rust'], 'rust', ['crack', 'rust']],
    ['not without a new record', ['crack'], undefined, ['crack']],
  ])('%s', (_case, items, created, shown) =>
    expect(
      withCreated(
        items.map((id) => ({ id })),
        created === undefined ? undefined : { id: created },
      ).map(({ id }) => id),
    ).toEqual(shown),
  );
});

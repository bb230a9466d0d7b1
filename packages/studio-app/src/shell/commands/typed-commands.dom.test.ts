import { rankCommands } from '@inspection-studio/design-system';
import { describe, expect, it } from 'vitest';
import { studioCommands } from './studio-commands.tsx';
import { typedCommands } from './typed-commands.ts';

const find = (term: string) => rankCommands(typedCommands(studioCommands('ada-1')), term).map(({ label }) => label);

describe('typed commands are one group, and are found by the name of their own group as well', () => {
  it('all have the heading Commands', () =>
    expect(new Set(typedCommands(studioCommands('ada-1')).map(({ group }) => group))).toEqual(new Set(['Commands'])));

  it.each([
    ['settings', ['Theme: System preference', 'Theme: Dark', 'Theme: Light', 'Units: Metric', 'Units: Imperial']],
    ['go to tags', ['Tags']],
    ['create tag', ['Create Tag']],
    ['create document', ['Upload Document']],
    ['library location', ['Location layouts', 'Create Location Layout']],
  ])('%s', (term, labels) => expect(find(term)).toEqual(labels));
});

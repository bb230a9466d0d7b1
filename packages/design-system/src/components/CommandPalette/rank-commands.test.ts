import { describe, expect, it } from 'vitest';
import { rankCommands } from './rank-commands.js';

const commands = [
  { label: 'Home', group: 'Go to' },
  { label: 'Severity scales', group: 'Go to', keywords: 'library' },
  { label: 'Documents', group: 'Go to' },
  { label: 'Site', group: 'Create' },
  { label: 'Inspection', group: 'Create', keywords: 'project flight' },
  { label: 'Dark theme', group: 'Settings' },
  { label: 'Übersicht', group: 'Settings' },
];

describe('rankCommands: matches every word and puts the best group first', () => {
  it.each([
    ['an empty term keeps all commands in order', '', commands.map(({ label }) => label)],
    ['a blank term is empty', '  ', commands.map(({ label }) => label)],
    [
      'the start of a label comes first',
      's',
      ['Severity scales', 'Documents', 'Site', 'Inspection', 'Dark theme', 'Übersicht'],
    ],
    ['a word of the label', 'sca', ['Severity scales']],
    ['a keyword', 'flight', ['Inspection']],
    ['words in any order, including the group', 'site create', ['Site']],
    ['ignores case', 'DOC', ['Documents']],
    ['ignores accents', 'uber', ['Übersicht']],
    ['a word without a match', 'home site', []],
  ])('%s', (_case, term, labels) => expect(rankCommands(commands, term).map(({ label }) => label)).toEqual(labels));

  it('puts the group with the same name as the term before one whose name only starts with it', () => {
    const found = rankCommands([{ label: 'Homestead', group: 'Sites' }, ...commands], 'home');
    expect(found.map(({ label }) => label)).toEqual(['Home', 'Homestead']);
  });

  it('keeps a group together if another group has equally good matches', () => {
    const found = rankCommands([...commands, { label: 'Sites', group: 'Go to' }], 'site');
    expect(found.map(({ group, label }) => `${group}: ${label}`)).toEqual(['Create: Site', 'Go to: Sites']);
  });
});

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

describe('rankCommands: every word has to be there, the best group comes first', () => {
  it.each([
    ['nothing typed keeps all in their order', '', commands.map(({ label }) => label)],
    ['blanks are nothing', '  ', commands.map(({ label }) => label)],
    [
      'the beginning of a label comes first',
      's',
      ['Severity scales', 'Documents', 'Site', 'Inspection', 'Dark theme', 'Übersicht'],
    ],
    ['a word of the label', 'sca', ['Severity scales']],
    ['a keyword', 'flight', ['Inspection']],
    ['words in any order, the group among them', 'site create', ['Site']],
    ['capitals do not count', 'DOC', ['Documents']],
    ['accents do not count', 'uber', ['Übersicht']],
    ['a word that is nowhere', 'home site', []],
  ])('%s', (_case, term, labels) => expect(rankCommands(commands, term).map(({ label }) => label)).toEqual(labels));

  it('keeps a group together though another one has commands as good', () => {
    const found = rankCommands([...commands, { label: 'Sites', group: 'Go to' }], 'site');
    expect(found.map(({ group, label }) => `${group}: ${label}`)).toEqual(['Create: Site', 'Go to: Sites']);
  });
});

import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { insert } from '../../scripts/lib/new/insert.mjs';
import { kinds } from '../../scripts/lib/new/kinds.mjs';
import { readKebab, readPascal } from '../../scripts/lib/new/names.mjs';
import { planSkeleton } from '../../scripts/lib/new/plan.mjs';
import { treeOf } from '../../scripts/lib/new/write.mjs';
import { root } from '../../scripts/lib/node.mjs';

describe('a name has four spellings', () => {
  it.each([
    ['Card', { file: 'card', name: 'card', Name: 'Card', Title: 'Card' }],
    ['FlightCard', { file: 'flight-card', name: 'flightCard', Name: 'FlightCard', Title: 'Flight card' }],
  ])('%s', (text, spellings) => expect(readPascal(text)).toEqual(spellings));

  it.each([
    ['log', { file: 'log', name: 'log', Name: 'Log', Title: 'Log' }],
    ['flight-log-2', { file: 'flight-log-2', name: 'flightLog2', Name: 'FlightLog2', Title: 'Flight log 2' }],
  ])('%s', (text, spellings) => expect(readKebab(text)).toEqual(spellings));
});

describe('insert', () => {
  const list = "// A\nexport 'b';\nexport {\n  d,\n} from 'd';\nexport 'e';\n\n// B\nexport 'c';\n";
  const among = /^export '(\w)';$/;

  it.each([
    ['before a text', { before: '// B' }, "export 'x';", "export 'x';\n// B"],
    ['after a text', { after: '// B' }, ' and x', '// B and x\n'],
    ['in order', { among, from: '// A' }, "export 'c';", "export 'b';\nexport 'c';\nexport {"],
    ['first', { among, from: '// A' }, "export 'a';", "// A\nexport 'a';\nexport 'b';"],
    ['last of its block', { among, from: '// A' }, "export 'z';", "export 'e';\nexport 'z';\n\n// B"],
  ])('puts a line %s', (_case, place, line, expected) => {
    const text = insert(list, line, place);
    expect(text).toContain(expected);
    expect(text).toHaveLength(list.length + line.length + (line.startsWith(' ') ? 0 : 1));
  });

  it.each([
    ['is not there', { before: '// C' }, "'// C' is not there."],
    ['is there twice', { after: 'export {' }, undefined],
    ['has no line of the kind', { among: /^import '(\w)';$/ }, 'There is no line like'],
  ])('throws where the place %s', (_case, place, message) => {
    expect(() => insert(message === undefined ? list + list : list, 'x', place)).toThrow(message);
  });
});

describe('npm run new refuses', () => {
  it.each([
    ['widget', 'flight-log', "Choose component, call, route, feature: there is no 'widget'."],
    ['component', 'flight-card', "Write the name in PascalCase, such as FlightCard: not 'flight-card'."],
    ['component', 'F', "Write the name in PascalCase, such as FlightCard: not 'F'."],
    ['component', '../Card', "Write the name in PascalCase, such as FlightCard: not '../Card'."],
    ['call', 'FlightLog', "Write the name in kebab-case, such as flight-log: not 'FlightLog'."],
    ['route', 'flight--log', "Write the name in kebab-case, such as flight-log: not 'flight--log'."],
    ['feature', '', "Write the name in kebab-case, such as flight-log: not ''."],
    ['component', 'Breadcrumb', 'Choose another name: packages/design-system/src/index.ts already has Breadcrumb.'],
    ['component', 'MapPin', 'Choose another name: packages/design-system/src/map.ts already has MapPin.'],
    ['call', 'site', 'Choose another name: packages/domain/src/index.ts already has siteSchema.'],
    ['call', 'companies', "Choose another name: tests/contract/expectations/calls.ts already has 'GET companies'."],
    ['route', 'tags', 'Choose another name: packages/studio-app/src/paths.ts already has tags:.'],
    ['route', 'library', 'Choose another name: packages/studio-app/src/paths.ts already has library:.'],
  ])('%s %s', (kind, name, sentence) => {
    expect(() => planSkeleton(kind, name, treeOf(root))).toThrow(sentence);
  });

  it('no name that only a comment has', () => {
    expect(() => planSkeleton('component', 'Layout', treeOf(root))).not.toThrow();
  });

  it('a file that exists', () => {
    const real = treeOf(root);
    const page = 'packages/studio-app/src/features/flight-log/FlightLogPage.tsx';
    const tree = { ...real, read: (path: string) => (path === page ? '' : real.read(path)) };
    expect(() => planSkeleton('feature', 'flight-log', tree)).toThrow(`Choose another name: ${page} already exists.`);
  });

  it('with exit code 1 and the sentence alone, and writes nothing', () => {
    const status = () => execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
    const before = status();
    const run = () =>
      execFileSync(process.execPath, ['scripts/new.mjs', 'route', 'tags'], { cwd: root, stdio: 'pipe' });
    expect(run).toThrow('Choose another name: packages/studio-app/src/paths.ts already has tags:.');
    expect(status()).toBe(before);
  });
});

describe.each(Object.entries(kinds))('the kind %s', (kind, { runs, next }) => {
  it('names npm scripts that exist', () => {
    const { scripts } = JSON.parse(treeOf(root).read('package.json') ?? '');
    const named = next.flatMap((line) => [...line.matchAll(/npm run ([\w:]+)/g)].map(([, script]) => script));
    expect([...runs, ...named].filter((script) => scripts[script ?? ''] === undefined)).toEqual([]);
  });

  it('leaves no placeholder', () => {
    const plan = planSkeleton(kind, kind === 'component' ? 'FlightCard' : 'flight-log', treeOf(root));
    const texts = [...plan.created, ...plan.edited].flat().concat(plan.next);
    expect(texts.filter((text) => /__(file|name|Name|Title)__/.test(text))).toEqual([]);
  });
});

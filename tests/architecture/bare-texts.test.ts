import { describe, expect, it } from 'vitest';
import { bareTexts } from './bare-texts.ts';
import { isCode, readRepository } from './source-tree.ts';

const find = (jsx: string, path = 'packages/studio-app/src/widgets/A.tsx') =>
  bareTexts([{ path, text: `const a = (\n  ${jsx}\n);` }]);

describe('a text that is not alone in its element has one of its own', () => {
  it('in this repository', () => expect(bareTexts(readRepository().filter(isCode))).toEqual([]));

  it.each([
    ['words beside an element', '<p>Saved <b>now</b></p>', 'Saved'],
    ['words beside an element that comes and goes', '<p>{isNew && <b>New</b>} Saved</p>', 'Saved'],
    ['a text that comes and goes', "<p><b>Saved</b>{isNew && ' and new'}</p>", "{isNew && ' and new'}"],
    ['one of two texts', "<p><b>Saved</b>{isNew ? 'now' : <i>before</i>}</p>", "{isNew ? 'now' : <i>before</i>}"],
    ['words beside a value', '<p>Version {version}</p>', 'Version'],
    [
      'a text whose element has it as its key, beside what comes and goes',
      '<p key={label}>{label}{isNew && <b>New</b>}</p>',
      '{label}',
    ],
    ['a text whose element has another key', '<p key={id}>{label}<b>New</b></p>', '{label}'],
    ['a template', '<p>{`${count} files`}<b>new</b></p>', '{`${count} files`}'],
    ['a name', '<td><Icon />{asset.name}</td>', '{asset.name}'],
    ['a label from a function', '<td><Icon />{assetTypeLabel(type)}</td>', '{assetTypeLabel(type)}'],
    ['a formatted value', '<td><Icon />{formatBytes(size)}</td>', '{formatBytes(size)}'],
    ['joined texts', "<td><Icon />{names.join(', ')}</td>", "{names.join(', ')}"],
    ['a text in a fragment', '<Stack><>Saved <b>now</b></></Stack>', 'Saved'],
    ['a text in the link of a button', '<LinkButton asChild><Link to="/">Open <Icon /></Link></LinkButton>', 'Open'],
  ])('%s is found', (_case, jsx, text) =>
    expect(find(jsx)).toEqual([`packages/studio-app/src/widgets/A.tsx:2: ${text}`]),
  );

  it.each([
    ['a text that is alone', '<p>Saved</p>'],
    ['a text whose element has it as its key', '<p key={item.label}>{item.label}{radio}</p>'],
    ['a text that is alone, one of two', "<p>{isNew ? 'New' : 'Old'}</p>"],
    ['a text that is one template', '<p>{`Version ${version}`}</p>'],
    ['texts in elements', '<p><span>Saved</span> <b>now</b></p>'],
    ['space between elements', "<p><b>Saved</b>{' '}{isNew && <b>New</b>}</p>"],
    ['a comment', '<p>{/* Not yet. */}Saved</p>'],
    ['elements of a variable', '<p>{icon}{children}{rows.map(renderRow)}</p>'],
    ['a component that gives texts elements', '<Button>Upload {count} files <Icon /></Button>'],
  ])('%s is fine', (_case, jsx) => expect(find(jsx)).toEqual([]));

  it.each([
    ['returns', "function Cell() {\n  if (isNew) return 'New';\n  return <b>Old</b>;\n}", "2: 'New'"],
    [
      'is',
      "const Cell = ({ at }) =>\n  at === null ? 'Never' : <time>{at}</time>;",
      "2: at === null ? 'Never' : <time>{at}</time>",
    ],
  ])('a text that a component %s is found', (_case, text, found) =>
    expect(bareTexts([{ path: 'packages/studio-app/src/Cell.tsx', text }])).toEqual([
      `packages/studio-app/src/Cell.tsx:${found}`,
    ]),
  );

  it('a text that another function returns is fine', () => {
    const text =
      "const COLUMNS = [{ cell: ({ name }) => name }];\nfunction Cell() {\n  const word = () => 'New';\n  return <b>{word()}</b>;\n}";
    expect(bareTexts([{ path: 'packages/studio-app/src/Cell.tsx', text }])).toEqual([]);
  });

  it('tests and stories are free', () => {
    expect(find('<p>Saved <b>now</b></p>', 'packages/studio-app/src/A.test.tsx')).toEqual([]);
    expect(find('<p>Saved <b>now</b></p>', 'packages/design-system/src/A.stories.tsx')).toEqual([]);
  });
});

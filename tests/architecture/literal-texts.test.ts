import { describe, expect, it } from 'vitest';
import { borrowedTexts } from './literal-texts.ts';
import { isCode, readRepository } from './source-tree.ts';

const sources = [
  {
    path: 'packages/domain/src/messages.ts',
    text: "export const emptyMessages = { list: 'Nothing.' };\nexport const PRODUCT_NAME = 'Studio';",
  },
  { path: 'packages/domain/src/errors/error-message.ts', text: 'export function errorMessage() {}' },
  {
    path: 'packages/domain/src/calls/unpaged-lists.ts',
    text: "export const UNPAGED_MAX = 5_000;\n\nexport const UNPAGED_MESSAGE =\n  'The list is too long.';",
  },
  {
    path: 'packages/domain/src/entities/inspections/file-faults.ts',
    text: "export const fileFaultReasons = {\n  empty: 'The file is empty.',\n} as const;",
  },
  {
    path: 'packages/studio-app/src/api/missing-code.ts',
    text: "export const MISSING_CODE_MESSAGE = 'This part could not be loaded.';",
  },
  {
    path: 'packages/studio-app/src/shell/commands/palette-label.ts',
    text: "export const PALETTE_LABEL: string = 'Search or run a command';",
  },
  { path: 'packages/studio-app/src/paths.ts', text: "export const paths = { home: () => '/', sites: 'Sites' };" },
];

describe('tests write expected texts out instead of taking them from the product', () => {
  it('in this repository', () => {
    expect(borrowedTexts(readRepository().filter(isCode))).toEqual([]);
  });

  it.each([
    ['tests/e2e/home.spec.ts', 'emptyMessages', "import { emptyMessages } from '@inspection-studio/domain/messages';"],
    [
      'tests/e2e/screens/home.ts',
      'PRODUCT_NAME',
      "import { type Site, PRODUCT_NAME } from '@inspection-studio/domain/messages';",
    ],
    [
      'packages/studio-app/src/shell/A.test.tsx',
      'errorMessage',
      "import { errorMessage } from '@inspection-studio/domain/errors';",
    ],
    [
      'packages/studio-server/src/resources/unpaged-lists.test.ts',
      'UNPAGED_MESSAGE',
      "import {\n  UNPAGED_MAX,\n  UNPAGED_MESSAGE,\n} from '@inspection-studio/domain/calls';",
    ],
    [
      'packages/studio-app/src/shell/commands/palette-label.test.ts',
      'PALETTE_LABEL',
      "import { PALETTE_LABEL } from './palette-label.ts';\nexpect(screen.textContent).toBe(PALETTE_LABEL);",
    ],
    [
      'tests/contract/files.test.ts',
      'fileFaultReasons',
      "import { fileFaultReasons } from '@inspection-studio/domain/inspections';",
    ],
    [
      'packages/studio-app/src/widgets/A.test.tsx',
      'MISSING_CODE_MESSAGE',
      "import { MISSING_CODE_MESSAGE as text } from '../api/index.ts';",
    ],
    [
      'packages/studio-app/src/shell/A.dom.test.ts',
      'PALETTE_LABEL',
      "import { PALETTE_LABEL } from './palette-label.ts';",
    ],
  ])('%s: %s is found', (path, name, text) => {
    expect(borrowedTexts([...sources, { path, text }])).toEqual([`${path}: ${name}`]);
  });

  it.each([
    ['a literal', 'tests/e2e/home.spec.ts', "page.getByText('Nothing.')"],
    ['a name in quotes', 'tests/package/domain.test.ts', "['errorMessage', 2]"],
    [
      'a number',
      'packages/studio-server/src/a.test.ts',
      "import { UNPAGED_MAX } from '@inspection-studio/domain/calls';",
    ],
    ['no text of several words', 'packages/studio-app/src/a.test.ts', "import { paths } from './paths.ts';"],
    [
      'the test of the texts themselves',
      'packages/studio-app/src/shell/commands/palette-label.test.ts',
      "import { PALETTE_LABEL } from './palette-label.ts';\nexpect(PALETTE_LABEL).toBe('Search or run a command');",
    ],
    [
      'the product',
      'packages/studio-app/src/shell/A.tsx',
      "import { emptyMessages } from '@inspection-studio/domain/messages';",
    ],
  ])('%s is fine', (_case, path, text) => {
    expect(borrowedTexts([...sources, { path, text }])).toEqual([]);
  });
});

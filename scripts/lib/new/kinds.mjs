import { readKebab, readPascal } from './names.mjs';

/**
 * @typedef {object} Edit a line that an existing file gets
 * @property {string} file
 * @property {string} line a template
 * @property {import('./insert.mjs').Place} place
 */

/**
 * @typedef {object} Taken a name that is in use already
 * @property {string} file
 * @property {string} text a template; the name is taken if the file has it as a whole word
 */

/**
 * A kind of skeleton. Its new files are in `scripts/templates/<kind>`.
 *
 * @typedef {object} Kind
 * @property {(text: string) => import('./names.mjs').Spellings} readName
 * @property {Taken[]} taken
 * @property {Edit[]} edits
 * @property {string[]} runs npm scripts that write generated files
 * @property {string[]} next templates of what to do next
 */

const DESIGN_SYSTEM = 'packages/design-system/src';
const DOMAIN = 'packages/domain/src';
const SERVER = 'packages/studio-server/src';
const APP = 'packages/studio-app/src';
const ACTIONS = `${DESIGN_SYSTEM}/testing/conformance/subjects/actions.tsx`;

/** @type {Kind} */
const component = {
  readName: readPascal,
  taken: ['index', 'charts', 'map'].map((entry) => ({ file: `${DESIGN_SYSTEM}/${entry}.ts`, text: '__Name__' })),
  edits: [
    {
      file: `${DESIGN_SYSTEM}/index.ts`,
      line: "export { __Name__, type __Name__Props } from './components/__Name__/index.js';",
      place: { among: /^export \{.*\} from '\.\/components\/(\w+)\/index\.js';$/, from: '// Actions, feedback' },
    },
    {
      file: ACTIONS,
      line: "import { __Name__ } from '../../../components/__Name__/index.js';",
      place: { among: /^import \{.*\} from '\.\.\/\.\.\/\.\.\/components\/(\w+)\/index\.js';$/ },
    },
    {
      file: ACTIONS,
      line: "  { name: '__Name__', element: <__Name__>__Title__</__Name__>, outer: HTMLDivElement },",
      place: { after: 'export const actions: readonly Subject[] = [\n' },
    },
  ],
  runs: ['sizes'],
  next: [
    'Edit packages/design-system/src/components/__Name__: the component, its styles, guide, stories and test.',
    'To list it with other components, change its title in __Name__.stories.tsx, and move its line in src/index.ts and in src/testing/conformance/subjects.',
    'npm run storybook                                                  shows it',
    'npm run sizes                                                      measures it again',
    'npm run visual -- --approve __Name__                               approves its screenshots',
    'npm run changeset                                                  describes it for the changelog',
  ],
};

/** @type {Kind} */
const call = {
  readName: readKebab,
  taken: [
    { file: 'tests/contract/expectations/calls.ts', text: "'GET __file__'" },
    { file: `${DOMAIN}/index.ts`, text: '__name__Schema' },
    { file: `${DOMAIN}/index.ts`, text: '__name__Reads' },
    { file: `${DOMAIN}/index.ts`, text: '__Name__' },
    { file: `${APP}/data/keys.ts`, text: '__name__Keys' },
  ],
  edits: [
    {
      file: `${DOMAIN}/index.ts`,
      line: "export { __name__Reads, __name__Schema } from './calls/__file__.ts';\nexport type { __Name__ } from './calls/__file__.ts';",
      place: { among: /^export \{.*\} from '\.\/calls\/([\w-]+)\.ts';$/, from: '// Calls' },
    },
    {
      file: `${DOMAIN}/calls/index.ts`,
      line: "import { __name__Reads } from './__file__.ts';",
      place: { among: /^import \{.*\} from '\.\/([\w-]+)\.ts';$/ },
    },
    {
      file: `${DOMAIN}/calls/index.ts`,
      line: '  ...__name__Reads,',
      place: { before: '} as const satisfies Record<string, Call>;' },
    },
    {
      file: `${DOMAIN}/calls/calls-table.test.ts`,
      line: "['GET __file__', '', '', 'UpdateSite'],",
      place: { after: 'const ADDED: typeof SPECIFIED = [' },
    },
    {
      file: `${DOMAIN}/calls/calls-wire.test.ts`,
      line: "['get__Name__', { count: 2 }, {}],",
      place: { after: 'const REPLIES: [name: CallName, body: unknown, inside: unknown][] = [' },
    },
    {
      file: `${SERVER}/http/openapi.ts`,
      line: "  '__file__': 'How many sites the company has.',",
      place: { among: /^ {2}'?([\w-]+)'?: '.*',$/, from: 'const GROUPS' },
    },
    {
      file: 'tests/contract/expectations/calls.ts',
      line: "'GET __file__',",
      place: { after: 'export const ADDED_CALLS: readonly string[] = [' },
    },
    {
      file: 'tests/contract/expectations/role-rights.ts',
      line: "\n  right('GET __file__', 'Manager', '200'),",
      place: { after: "  right('DELETE documents/{id}', 'Manager', '204')," },
    },
    {
      file: 'tests/contract/world/role-requests.ts',
      line: "\n  'GET __file__': () => ['__file__'],",
      place: {
        after:
          "  'DELETE documents/{id}': async ({ records }) => [`documents/${(await records.document()).documentId}`],",
      },
    },
    {
      file: `${SERVER}/resources/index.ts`,
      line: "import { __name__Handlers } from './__file__.ts';",
      place: { among: /^import \{.*\} from '\.\/([\w/-]+)\.ts';$/ },
    },
    {
      file: `${SERVER}/resources/index.ts`,
      line: '  ...__name__Handlers,',
      place: { before: '} satisfies Partial<Handlers<keyof typeof calls>>;' },
    },
    {
      file: `${APP}/data/keys.ts`,
      line: "\nexport const __name__Keys = resourceKeys('__file__');",
      place: { after: "export const captureDataKeys = resourceKeys('capturedata');" },
    },
    {
      file: `${APP}/data/index.ts`,
      line: "export { __name__Query } from './__file__.ts';",
      place: { among: /^export \{.*\} from '\.\/([\w-]+)\.ts';$/ },
    },
  ],
  runs: ['docs:api'],
  next: [
    'Edit packages/domain/src/calls/__file__.ts: what the call returns, its method, path, permission and summary.',
    'Edit packages/studio-server/src/resources/__file__.ts: what the server reads.',
    'Update what the tests expect: calls-table.test.ts and calls-wire.test.ts in packages/domain/src/calls, and tests/contract.',
    'npm run docs:api                                                   writes docs/api.md again',
  ],
};

/** @type {Kind} */
const route = {
  readName: readKebab,
  taken: [
    { file: `${APP}/paths.ts`, text: '__name__:' },
    { file: `${APP}/paths.ts`, text: "'/__file__'" },
    { file: `${APP}/app/router.tsx`, text: "'__file__'" },
  ],
  edits: [
    { file: `${APP}/paths.ts`, line: "  __name__: () => '/__file__',", place: { before: '} as const;' } },
    {
      file: `${APP}/app/router.tsx`,
      line: "          { path: '__file__', lazy: () => import('../routes/__file__.tsx') },",
      place: { before: "          { path: 'forbidden'," },
    },
  ],
  runs: [],
  next: [
    'Edit packages/studio-app/src/routes/__file__.tsx: its permission, the data it prefetches, the feature it renders.',
    'npm run new -- feature __file__                                    writes a feature to render',
    'npm run dev                                                        shows it at http://localhost:4174/__file__',
  ],
};

/** @type {Kind} */
const feature = {
  readName: readKebab,
  taken: [],
  edits: [],
  runs: [],
  next: [
    'Edit packages/studio-app/src/features/__file__/__Name__Page.tsx: the query it reads and what it shows.',
    'Export it as Component of a route, such as packages/studio-app/src/routes/company/account.tsx does.',
  ],
};

/** Every kind by its name on the command line. */
export const kinds = { component, call, route, feature };

import { execSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DESIGN_SYSTEM = 'packages/design-system/src';
const DOMAIN = 'packages/domain/src';
const SERVER = 'packages/studio-server/src';
const APP = 'packages/studio-app/src';
const ACTIONS = `${DESIGN_SYSTEM}/testing/conformance/subjects/actions.tsx`;

const PASCAL = { pattern: /^([A-Z][a-z0-9]*)+$/, message: 'Write the name in PascalCase, such as FlightCard.' };
const KEBAB = {
  pattern: /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/,
  message: 'Write the name in kebab-case, such as flight-log.',
};

/**
 * What a generator adds to a file: a template, after or before a text that the file has once.
 *
 * @typedef {{ file: string, add: string, after?: string, before?: string }} Addition
 */

/** @type {Addition[]} */
const COMPONENT = [
  {
    file: `${DESIGN_SYSTEM}/index.ts`,
    after: '// Actions, feedback\n',
    add: "export { {{pascalCase name}}, type {{pascalCase name}}Props } from './components/{{pascalCase name}}/index.js';\n",
  },
  {
    file: ACTIONS,
    before: "import type { Subject } from '../subject.js';",
    add: "import { {{pascalCase name}} } from '../../../components/{{pascalCase name}}/index.js';\n",
  },
  {
    file: ACTIONS,
    after: 'export const actions: readonly Subject[] = [\n',
    add: "{ name: '{{pascalCase name}}', element: <{{pascalCase name}}>{{sentenceCase name}}</{{pascalCase name}}>, outer: HTMLDivElement },\n",
  },
  {
    file: `${DESIGN_SYSTEM}/testing/conformance/changes.tsx`,
    after: 'export const CHANGES: Readonly<Record<string, readonly Change[]>> = {\n',
    add: '  {{pascalCase name}}: words,\n',
  },
];

/** @type {Addition[]} */
const CALL = [
  {
    file: `${DOMAIN}/calls.ts`,
    before: "export { accessTokenChanges } from './calls/access-token-changes.ts';",
    add: `export { {{camelCase name}}Reads, {{camelCase name}}Schema } from './calls/{{kebabCase name}}.ts';
export type { {{pascalCase name}} } from './calls/{{kebabCase name}}.ts';
`,
  },
  {
    file: `${DOMAIN}/calls/index.ts`,
    before: "import type { Call } from './call.ts';",
    add: "import { {{camelCase name}}Reads } from './{{kebabCase name}}.ts';\n",
  },
  {
    file: `${DOMAIN}/calls/index.ts`,
    before: '} as const satisfies Record<string, Call>;',
    add: '...{{camelCase name}}Reads,\n',
  },
  {
    file: `${DOMAIN}/calls/calls-table.test.ts`,
    after: 'const ADDED: typeof SPECIFIED = [',
    add: "['GET {{kebabCase name}}', '', '', 'UpdateSite'],",
  },
  {
    file: `${DOMAIN}/calls/calls-wire.test.ts`,
    after: 'const REPLIES: [name: CallName, body: unknown, inside: unknown][] = [',
    add: "['get{{pascalCase name}}', { count: 2 }, {}],",
  },
  {
    file: `${SERVER}/http/openapi.ts`,
    after: 'const GROUPS: Readonly<Record<string, string>> = {\n',
    add: "'{{kebabCase name}}': 'How many sites the company has.',\n",
  },
  {
    file: 'tests/contract/expectations/calls.ts',
    after: 'export const ADDED_CALLS: readonly string[] = [',
    add: "'GET {{kebabCase name}}',",
  },
  {
    file: 'tests/contract/expectations/role-rights.ts',
    after: "  right('DELETE documents/{id}', 'Manager', '204'),\n",
    add: "right('GET {{kebabCase name}}', 'Manager', '200'),\n",
  },
  {
    file: 'tests/contract/world/role-requests.ts',
    before: "  'DELETE documents/{id}': async",
    add: "'GET {{kebabCase name}}': () => ['{{kebabCase name}}'],\n",
  },
  {
    file: `${SERVER}/resources/index.ts`,
    before: "import { assetHandlers } from './assets.ts';",
    add: "import { {{camelCase name}}Handlers } from './{{kebabCase name}}.ts';\n",
  },
  {
    file: `${SERVER}/resources/index.ts`,
    before: '} satisfies Partial<Handlers<keyof typeof calls>>;',
    add: '...{{camelCase name}}Handlers,\n',
  },
  {
    file: `${APP}/data/keys.ts`,
    after: "export const captureDataKeys = resourceKeys('capturedata');\n",
    add: "export const {{camelCase name}}Keys = resourceKeys('{{kebabCase name}}');\n",
  },
  {
    file: `${APP}/data/index.ts`,
    before: "export { createAsset, deleteAsset, updateAsset } from './asset-changes.ts';",
    add: "export { {{camelCase name}}Query } from './{{kebabCase name}}.ts';\n",
  },
];

/** @type {Addition[]} */
const ROUTE = [
  { file: `${APP}/paths.ts`, before: '} as const;', add: "{{camelCase name}}: () => '/{{kebabCase name}}',\n" },
  {
    file: `${APP}/app/router.tsx`,
    before: "{ path: 'forbidden',",
    add: "{ path: '{{kebabCase name}}', lazy: () => import('../routes/{{kebabCase name}}.tsx') },\n",
  },
];

/** @param {import('plop').NodePlopAPI} plop */
export default function generators(plop) {
  const root = plop.getDestBasePath();

  plop.setActionType('insert', (answers, config) => {
    const { file, add, after, before = '' } = /** @type {Addition} */ (/** @type {unknown} */ (config));
    const parts = readFileSync(join(root, file), 'utf8').split(after ?? before);
    if (parts.length !== 2) throw new Error(`plopfile.mjs no longer fits ${file}: it needs '${after ?? before}' once.`);
    writeFileSync(join(root, file), parts.join((after ?? '') + plop.renderString(add, answers) + before));
    return file;
  });
  plop.setActionType('npm run', (_answers, config) => {
    const { script } = /** @type {{ script: string }} */ (/** @type {unknown} */ (config));
    execSync(`npm run --silent ${script}`, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    return script;
  });

  /**
   * @param {string} kind
   * @param {string} description
   * @param {object} options
   * @param {{ pattern: RegExp, message: string }} options.spelling
   * @param {string[]} [options.taken] templates of names that the files must not have yet
   * @param {string[]} [options.files] where names are looked for
   * @param {Addition[]} [options.additions]
   * @param {string[]} [options.scripts] npm scripts that write generated files
   * @param {string[]} options.next
   */
  const generator = (kind, description, { spelling, taken = [], files = [], additions = [], scripts = [], next }) => {
    /** @param {string} name */
    const validate = (name) => {
      if (!spelling.pattern.test(name)) return spelling.message;
      const words = taken.map((word) => plop.renderString(word, { name }));
      for (const file of files) {
        const code = readFileSync(join(root, file), 'utf8').replaceAll(/^ *\/\/.*$/gm, '');
        const used = words.find((word) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(code));
        if (used) return `Choose another name: ${file} already has ${used}.`;
      }
      return true;
    };
    const templates = `scripts/templates/${kind}`;
    plop.setGenerator(kind, {
      description,
      prompts: [{ type: 'input', name: 'name', message: spelling.message, validate }],
      actions: [
        {
          type: 'addMany',
          base: templates,
          templateFiles: `${templates}/**`,
          destination: '.',
          stripExtensions: ['template'],
        },
        ...additions.map((addition) => ({ type: 'insert', ...addition })),
        ...['format', ...scripts].map((script) => ({ type: 'npm run', script })),
        (answers) => plop.renderString(['Next:', ...next, 'npm run check'].join('\n   '), answers),
      ],
    });
  };

  generator('component', 'in the design system, with styles, stories, guide and test', {
    spelling: PASCAL,
    taken: ['{{pascalCase name}}'],
    files: ['index', 'charts', 'images', 'map'].map((entry) => `${DESIGN_SYSTEM}/${entry}.ts`),
    additions: COMPONENT,
    scripts: ['sizes'],
    next: [
      `Edit ${DESIGN_SYSTEM}/components/{{pascalCase name}}: the component, its styles, guide, stories and test.`,
      'To list it with other components, change the title of its stories, and move its lines in src/index.ts and in src/testing/conformance/subjects.',
      'npm run storybook                                  shows it',
      'npm run sizes                                      measures it again',
      'npm run visual -- --approve {{pascalCase name}}    approves its screenshots',
      'npm run changeset                                  describes it for the changelog',
    ],
  });
  generator('call', 'a GET call: schema, handler, query of the app and tests', {
    spelling: KEBAB,
    taken: ['{{camelCase name}}Schema', '{{camelCase name}}Reads', '{{pascalCase name}}', 'calls/{{kebabCase name}}'],
    files: readdirSync(join(root, DOMAIN)).flatMap((file) => (/\w\.ts$/.test(file) ? `${DOMAIN}/${file}` : [])),
    additions: CALL,
    scripts: ['docs:api'],
    next: [
      `Edit ${DOMAIN}/calls/{{kebabCase name}}.ts: what the call returns, its method, path, permission and summary.`,
      `Edit ${SERVER}/resources/{{kebabCase name}}.ts: what the server reads.`,
      `Update what the tests expect: calls-table.test.ts and calls-wire.test.ts in ${DOMAIN}/calls, and tests/contract.`,
      'npm run docs:api                                   writes docs/api.md again',
    ],
  });
  generator('route', 'a page of the app behind a permission, with a test', {
    spelling: KEBAB,
    taken: ['{{camelCase name}}:', "'/{{kebabCase name}}'"],
    files: [`${APP}/paths.ts`],
    additions: ROUTE,
    next: [
      `Edit ${APP}/routes/{{kebabCase name}}.tsx: its permission, the data it prefetches, the feature it renders.`,
      'npm run new -- feature {{kebabCase name}}          writes a feature to render',
      'npm run dev                                        shows it at http://localhost:4174/{{kebabCase name}}',
    ],
  });
  generator('feature', 'a part of the app that shows data, with a test', {
    spelling: KEBAB,
    next: [
      `Edit ${APP}/features/{{kebabCase name}}/{{pascalCase name}}Page.tsx: the query it reads and what it shows.`,
      `Export it as Component of a route, such as ${APP}/routes/company/account.tsx does.`,
    ],
  });
}

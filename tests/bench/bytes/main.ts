/**
 * Bytes of one page that uses nine primitives, with Datum and with three others: `npm run bench:bytes`.
 *
 *     npm run bench:bytes -- --write    writes the table into docs/benchmarks.md
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../../../scripts/lib/install.mjs';
import { root } from '../../../scripts/lib/node.mjs';
import { npm } from '../../../scripts/lib/run.mjs';
import { CORE, DESIGN_SYSTEM_FOLDER } from '../../package/sizes.ts';
import { measureJavaScriptBytes, measureStylesBytes } from '../../package/measure-bytes.ts';
import { intoSection, tableOf, type Contestant } from './table.ts';

const folder = import.meta.dirname;
const DOCUMENT = join(root, 'docs/benchmarks.md');
const MANTINE_PARTS =
  'baseline default-css-variables global UnstyledButton Button Loader CloseButton Checkbox Input InlineInput Combobox ' +
  'Overlay ModalBase Modal Paper Menu Popover ScrollArea Tabs Tooltip';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });

const installed = (name: string) => join(folder, 'node_modules', name);
const ours = (name: string) => join(DESIGN_SYSTEM_FOLDER, 'dist/styles', name);

/** What each asks an application to load for these nine, as its own documentation says. */
const stylesOf: Record<string, string[]> = {
  datum: ['theme.css', ...CORE.map((name) => `${name}.css`)].map(ours),
  // The styles of these two are made by their JavaScript.
  mui: [],
  antd: [],
  mantine: [
    ...MANTINE_PARTS.split(' ').map((name) => installed(`@mantine/core/styles/${name}.css`)),
    installed('@mantine/notifications/styles.css'),
  ],
};
const NAMES: readonly [page: string, name: string, manifest: string][] = [
  ['datum', 'Datum', join(DESIGN_SYSTEM_FOLDER, 'package.json')],
  ['mui', '@mui/material', installed('@mui/material/package.json')],
  ['mantine', '@mantine/core', installed('@mantine/core/package.json')],
  ['antd', 'antd', installed('antd/package.json')],
];

await ensureInstalled(folder);
if ((await npm(['run', '--silent', 'build', '-w', '@inspection-studio/design-system'])) !== 0) process.exit(1);

const contestants: Contestant[] = [];
for (const [page, name, manifest] of NAMES) {
  const js = await measureJavaScriptBytes(folder, `export { Page } from './pages/${page}.jsx'`);
  const styles = stylesOf[page] ?? [];
  const css = styles.length === 0 ? 0 : measureStylesBytes(styles);
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  contestants.push({ name, version, js, css });
}

const table = tableOf(contestants);
console.log(table);
if (values.write) writeFileSync(DOCUMENT, intoSection(readFileSync(DOCUMENT, 'utf8'), table));

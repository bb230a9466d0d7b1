/** Writes the sizes of the built design system to its `sizes.json`. Keeps budgets and adds missing ones. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/node.mjs';
import { DESIGN_SYSTEM_FOLDER, weighPackage, type Sizes, type Weight } from './sizes.ts';

/** Room to grow: a tenth, in whole hundreds of bytes. */
const ROOM = 1.1;
const STEP_BYTES = 100;

const file = join(DESIGN_SYSTEM_FOLDER, 'sizes.json');
const before: Partial<Sizes> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

const budgetFor = ({ js, css }: Weight) => Math.ceil(((js + css) * ROOM) / STEP_BYTES) * STEP_BYTES;
const withBudgets = (weights: Record<string, Weight>, old: Sizes['components'] = {}) =>
  Object.fromEntries(
    Object.entries(weights).map(([name, weight]) => [
      name,
      { ...weight, budget: old[name]?.budget ?? budgetFor(weight) },
    ]),
  );

const { components, entries, core } = await weighPackage(root, DESIGN_SYSTEM_FOLDER);
const sizes: Sizes = {
  components: withBudgets(components, before.components),
  entries: withBudgets(entries, before.entries),
  core,
};
const oneLineEach = JSON.stringify(sizes, null, 2).replace(
  /\{\s*("js": \d+),\s*("css": \d+)(?:,\s*("budget": \d+))?\s*\}/g,
  (_all, ...numbers) => `{ ${numbers.slice(0, 3).filter(Boolean).join(', ')} }`,
);
writeFileSync(file, `${oneLineEach}\n`);
for (const [name, { js, css, budget }] of Object.entries({ ...sizes.components, ...sizes.entries })) {
  if (js + css > budget)
    console.log(`${name}: ${js + css} of ${budget} bytes. Make it lighter, or raise its budget in sizes.json.`);
}

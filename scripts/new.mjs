import { planSkeleton } from './lib/new/plan.mjs';
import { treeOf, writePlan } from './lib/new/write.mjs';
import { root } from './lib/node.mjs';
import { npm } from './lib/run.mjs';

const USAGE = `Usage: npm run new -- <kind> <name>
  component FlightCard   in the design system, with styles, stories, guide and test
  call flight-log        a GET call: schema, handler, query of the app and tests
  route flight-log       a page of the app behind a permission, with a test
  feature flight-log     a part of the app that shows data, with a test`;

/** @param {string[]} args */
async function run(...args) {
  const exitCode = await npm(['run', '--silent', ...args]);
  if (exitCode !== 0) throw new Error(`npm run ${args.join(' ')} failed; the lines above say why.`);
}

const [kind, name, ...rest] = process.argv.slice(2);
if (kind === undefined || name === undefined || rest.length > 0) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  try {
    const plan = planSkeleton(kind, name, treeOf(root));
    const files = writePlan(root, plan);
    await run('format', '--', ...files);
    for (const path of plan.created.keys()) console.log(`+ ${path}`);
    for (const path of plan.edited.keys()) console.log(`~ ${path}`);
    for (const script of plan.runs) {
      console.log(`\nnpm run ${script}`);
      await run(script);
    }
    console.log(`\nNext:\n${plan.next.map((line) => `  ${line}`).join('\n')}\n  npm run check`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

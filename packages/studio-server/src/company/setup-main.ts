import { printResult } from './print-result.ts';
import { runSetup } from './terminal-commands.ts';

await printResult(() => runSetup(process.argv.slice(2), process.env));

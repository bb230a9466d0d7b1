import { printResult } from './print-result.ts';
import { runCompany } from './terminal-commands.ts';

await printResult(() => runCompany(process.argv.slice(2), process.env));

import { describeFault } from './describe-fault.ts';
import { runFuzz } from './run-fuzz.ts';

/* npm run fuzz -- <seconds> [seed]: a long run, on TEST_DATABASE_URL when that is set, else on the embedded database. */
const [seconds = 60, seed = Math.floor(Math.random() * 1e9)] = process.argv.slice(2).map(Number);
console.log(`${seconds} s, seed ${seed}`);
const { faults, ...figures } = await runFuzz({ seconds, seed });
console.log({ ...figures, succeeded: figures.succeeded.length });
for (const fault of faults) console.log(`\n${describeFault(fault)}`);
console.log(`\n${faults.length} kinds of faults, seed ${seed}`);
process.exitCode = faults.length > 0 ? 1 : 0;

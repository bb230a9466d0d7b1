import { endDatabases } from '../../../database/testing/shared-databases.ts';
import { complaintsOf } from './describe-fault.ts';
import { runFuzz } from './run-fuzz.ts';

/* npm run fuzz -- <seconds> [seed]: a long run, on TEST_DATABASE_URL when that is set, else on the embedded database. */
const [seconds = 60, seed = Math.floor(Math.random() * 1e9)] = process.argv.slice(2).map(Number);
console.log(`${seconds} s, seed ${seed}`);
const report = await runFuzz({ seconds, seed });
const { faults, ...figures } = report;
const complaints = complaintsOf(report);
console.log({ ...figures, faults: faults.length });
for (const complaint of complaints) console.log(`\n${complaint}`);
console.log(`\n${complaints.length} complaints, seed ${seed}`);
await endDatabases();
process.exitCode = complaints.length > 0 ? 1 : 0;

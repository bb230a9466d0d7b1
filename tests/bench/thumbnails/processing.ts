/** A process that processes the inspection of a data folder and prints its rate: `processing.ts <data folder>`. */
import { measureProcessing } from '../../../packages/studio-server/src/processing/testing/measure-processing.ts';

console.log(JSON.stringify(await measureProcessing(process.argv[2] ?? '')));

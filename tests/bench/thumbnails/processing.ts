/** A process that processes one inspection and prints its rate: `processing.ts <folder of frames> <images>`. */
import { measureProcessing } from '../../../packages/studio-server/src/processing/testing/measure-processing.ts';

const [folder = '', count = ''] = process.argv.slice(2);
console.log(JSON.stringify(await measureProcessing(folder, Number(count))));

import type { Fault, FuzzReport } from './run-fuzz.ts';

const SHOWN_CHARACTERS = 1200;

const shortened = (text: string) =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}… (${text.length} characters)` : text;

/** A fault with the request that brings it about. */
const describeFault = ({ call, fault, request, answer }: Fault): string =>
  [
    `${call}: ${fault}`,
    `  ${shortened(`${request.method} ${request.target}`)}`,
    ...request.headers.map(([name, value]) => `  ${name}: ${shortened(value)}`),
    `  body: ${shortened(JSON.stringify(request.body.toString('latin1')))}`,
    `  answered ${answer.status} after ${Math.round(answer.durationMs)} ms: ${shortened(answer.body)}`,
  ].join('\n');

/** What a run may keep: caches that are not yet full, far less than one answer in a hundred would add up to. */
const HEAP_GROWTH_MAX_BYTES = 24 * 1024 * 1024;

/** Everything that is wrong with a run, as it is printed; empty when nothing is. */
export const complaintsOf = ({ faults, heapGrowthBytes }: Pick<FuzzReport, 'faults' | 'heapGrowthBytes'>): string[] => [
  ...faults.map(describeFault),
  ...(heapGrowthBytes > HEAP_GROWTH_MAX_BYTES ? [`memory grew by ${Math.round(heapGrowthBytes / 2 ** 20)} MiB`] : []),
];

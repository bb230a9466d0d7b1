import type { Fault, FuzzReport } from './run-fuzz.ts';

const SHOWN_CHARACTERS = 1200;

const shortened = (text: string) =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}… (${text.length} characters)` : text;

/** Describes a fault with the request that causes it. */
const describeFault = ({ call, fault, request, answer }: Fault): string =>
  [
    `${call}: ${fault}`,
    `  ${shortened(`${request.method} ${request.target}`)}`,
    ...request.headers.map(([name, value]) => `  ${name}: ${shortened(value)}`),
    `  body: ${shortened(JSON.stringify(request.body.toString('latin1')))}`,
    `  answered ${answer.status} after ${Math.round(answer.durationMs)} ms: ${shortened(answer.body)}`,
  ].join('\n');

/** Maximum heap growth of a run: caches that fill up, far less than a leak of one response in a hundred. */
const HEAP_GROWTH_MAX_BYTES = 24 * 1024 * 1024;

/** Lists all faults of a run for printing; empty without faults. */
export const complaintsOf = ({ faults, heapGrowthBytes }: Pick<FuzzReport, 'faults' | 'heapGrowthBytes'>): string[] => [
  ...faults.map(describeFault),
  ...(heapGrowthBytes > HEAP_GROWTH_MAX_BYTES ? [`memory grew by ${Math.round(heapGrowthBytes / 2 ** 20)} MiB`] : []),
];

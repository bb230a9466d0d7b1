import type { Fault } from './run-fuzz.ts';

const SHOWN_CHARACTERS = 1200;

const shortened = (text: string) => (text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}… (${text.length} characters)` : text);

/** A fault with the request that brings it about, as it is printed. */
export const describeFault = ({ call, fault, request, answer }: Fault): string =>
  [
    `${call}: ${fault}`,
    `  ${shortened(`${request.method} ${request.target}`)}`,
    ...request.headers.map(([name, value]) => `  ${name}: ${shortened(value)}`),
    `  body: ${shortened(JSON.stringify(request.body.toString('latin1')))}`,
    `  answered ${answer.status} after ${Math.round(answer.durationMs)} ms: ${shortened(answer.body)}`,
  ].join('\n');

import { expect, it } from 'vitest';
import { waitingText } from './waiting-text.ts';

it.each([
  [null, null],
  ['network', 'No connection. The upload goes on by itself when it is back.'],
  ['session', 'Your session has ended. The upload goes on by itself once you have signed in again.'],
] as const)('what an upload waits for: %s', (waitingFor, text) => expect(waitingText(waitingFor)).toBe(text));

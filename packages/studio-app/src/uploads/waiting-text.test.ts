import { expect, it } from 'vitest';
import { waitingText } from './waiting-text.ts';

it.each([
  [null, null],
  ['network', 'No connection. The upload resumes automatically.'],
  ['session', 'Your session has ended. The upload resumes when you sign in again.'],
] as const)('what an upload waits for: %s', (waitingFor, text) => expect(waitingText(waitingFor)).toBe(text));

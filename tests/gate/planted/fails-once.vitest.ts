import { expect, it } from 'vitest';
import { isFirstTime } from './first-time.ts';

it('passes', () => expect(1).toBe(1));
it('fails once', () => expect(isFirstTime('fails-once')).toBe(false));

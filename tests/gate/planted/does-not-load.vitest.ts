import { expect, it } from 'vitest';

if (process.pid > 0) throw new Error('This file does not load.');
it('is never registered', () => expect(1).toBe(1));

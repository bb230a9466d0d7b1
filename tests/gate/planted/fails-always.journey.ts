import { expect, test } from '@playwright/test';

test.describe.configure({ mode: 'serial' });
test('fails always', () => expect(1).toBe(2));
test('is never reached', () => expect(1).toBe(1));

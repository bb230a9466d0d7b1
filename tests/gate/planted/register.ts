import { test } from '@playwright/test';

/** Registers a test from another file than the one that runs it. */
export const register = (title: string, run: () => Promise<void>) => test(title, run);

import { vi } from 'vitest';

const TIMEOUT_MS = 10_000;
const REPLACED = Symbol.for('vi.waitFor of the setup file');

const { waitFor } = vi;

/** `vi.waitFor` with a default timeout of 10 s in place of 1 s, because Vitest has no setting for it. */
const waitForLonger: typeof waitFor = (callback, options = {}) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: TIMEOUT_MS, ...options });

// Setup files run for each test file, and the files of one worker share `vi`.
if (!(REPLACED in waitFor)) vi.waitFor = Object.assign(waitForLonger, { [REPLACED]: true });

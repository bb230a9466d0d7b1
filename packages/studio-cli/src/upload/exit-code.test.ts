import { describe, expect, it } from 'vitest';
import { exitCodeOf, messageOf, type RunResult } from './exit-code.ts';

const DONE: RunResult = {
  ending: 'ended',
  uploaded: 3,
  failed: 0,
  refused: 0,
  arriving: 0,
  wasRefused: false,
  isSendWanted: false,
  isSent: false,
  failure: null,
};
const AGAIN = 'Run the same command again to continue; files that have arrived are not sent again.';

describe('the exit code says how a run ended, and a sentence what to do', () => {
  it.each<[string, Partial<RunResult>, number, string | null]>([
    ['everything arrived', {}, 0, null],
    ['everything arrived and was sent', { isSendWanted: true, isSent: true }, 0, null],
    ['nothing had to be sent', { uploaded: 0 }, 0, null],
    ['some files failed', { failed: 1 }, 1, AGAIN],
    ['some files cannot be used', { refused: 2 }, 1, 'Some files cannot be used.'],
    ['another upload is sending files', { arriving: 2 }, 1, 'Another upload is sending the other files.'],
    ['it was not sent', { isSendWanted: true }, 1, 'The inspection was not sent for processing.'],
    ['the inspection failed', { failure: 'Your licence has expired.' }, 1, 'Your licence has expired.'],
    ['files failed because of rights', { failed: 1, wasRefused: true }, 3, AGAIN],
    ['a refused call that was repeated', { wasRefused: true }, 0, null],
    [
      'the token ended',
      { ending: 'refused' },
      3,
      'The token is no longer accepted. Run studio login, or use another one, and run the same command again to continue.',
    ],
    ['no response for too long', { ending: 'unreachable' }, 4, `The studio did not respond for too long. ${AGAIN}`],
    ['the user stopped it', { ending: 'interrupted', failed: 1 }, 130, `Interrupted. ${AGAIN}`],
  ])('%s', (_case, result, exitCode, message) => {
    expect(exitCodeOf({ ...DONE, ...result })).toBe(exitCode);
    expect(messageOf({ ...DONE, ...result })).toBe(message);
  });
});

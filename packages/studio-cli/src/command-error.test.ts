import { StudioError } from '@inspection-studio/studio-app/upload-engine';
import { describe, expect, it } from 'vitest';
import { toCommandError, usageError } from './command-error.ts';

const URL = 'https://studio.northline.example';
const answer = (status: number, body?: object) => StudioError.fromAnswer(status, { body });

describe('a failed call ends the command in one line', () => {
  it.each<[string, unknown, number, string]>([
    [
      'without a response',
      StudioError.unreachable({ isRead: true, cause: null }),
      4,
      "Can't reach the studio at https://studio.northline.example.",
    ],
    [
      'with a token that is not accepted',
      answer(401),
      3,
      'The studio does not accept this token. It may have expired. Run studio login, or create another one.',
    ],
    [
      'for a person who may not do it',
      answer(403, { code: 33, message: 'x' }),
      3,
      'The account for this email is inactive. Contact your admin.',
    ],
    ['for a reason of the company', answer(409, { code: 7, message: 'x' }), 1, 'Your company licence has expired.'],
    ['as it is', usageError('Which folder?'), 2, 'Which folder?'],
  ])('%s', (_case, error, exitCode, message) => {
    expect(toCommandError(error, URL)).toMatchObject({ exitCode, message });
  });

  it('any other error is a fault of the program', () => expect(toCommandError(new TypeError('x'), URL)).toBeNull());
});

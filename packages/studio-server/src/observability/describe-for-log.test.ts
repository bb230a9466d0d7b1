import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createLog } from './create-log.ts';
import { describeForLog, withoutSecrets } from './describe-for-log.ts';

describe('a log never contains secrets or personal data', () => {
  it.each([
    ['GET https://files.example/a.jpg?sv=1&sig=abc%3D failed', 'GET https://files.example/a.jpg?[query] failed'],
    ['no mail for mia.lane+1@demo.example today', 'no mail for [e-mail] today'],
    ['authorization: Bearer abc.def', 'authorization: Bearer [token]'],
    ['token eyJhbGciOi.eyJpc3Mi.c2ln is old', 'token [token] is old'],
    ['postgres://studio:pass@db:5432/studio refused', 'postgres://[user]@db:5432/studio refused'],
    ['AccountKey=abc==;EndpointSuffix=core', 'AccountKey=[removed];EndpointSuffix=core'],
    ['Why is it late? Nobody knows.', 'Why is it late? Nobody knows.'],
  ])('%s', (text, expected) => expect(withoutSecrets(text)).toBe(expected));

  it('omits the values of a failed query and the database details about them', () => {
    const cause = Object.assign(new Error('invalid input syntax for type uuid: "Mia Lane"'), {
      code: '22P02',
      detail: 'Key (email)=(mia@demo.example) already exists.',
      table: 'users',
    });
    const logged = describeForLog(new DrizzleQueryError('select * from users where name = $1', ['Mia Lane'], cause));
    expect(JSON.stringify(logged)).not.toMatch(/Mia|demo\.example/);
    expect(logged).toMatchObject({
      message: 'Failed query: select * from users where name = $1',
      cause: { message: 'invalid input syntax for type uuid', code: '22P02', table: 'users' },
    });
  });

  it('describes thrown values that are not errors', () =>
    expect(describeForLog('mia@demo.example')).toEqual({ type: 'string', message: '[e-mail]' }));
});

it('a line is JSON with level, time, role and version, and for a job its id, inspection and attempt', () => {
  const lines: string[] = [];
  const log = createLog({ level: 'info', role: 'worker', destination: { write: (line) => void lines.push(line) } });
  const job = { id: 'j-1', kind: 'process-inspection', attempt: 2, payload: { projectId: 'pier-7k2m4q', by: 'mia' } };
  log.error({ err: new Error('broken'), job }, 'An attempt failed');
  log.debug('unheard');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    level: 'error',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    role: 'worker',
    version: '9.3.3',
    err: { type: 'Error', message: 'broken' },
    job: { id: 'j-1', kind: 'process-inspection', attempt: 2, inspectionId: 'pier-7k2m4q' },
  });
  expect(lines[0]).not.toContain('mia');
});

import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';

it('passes before', () => expect(1).toBe(1));
it('never ends', async () => {
  const line = connect(Number(process.env['PLANTED_PORT']), '127.0.0.1');
  await once(line, 'end');
  await new Promise(() => {});
  expect(1).toBe(1);
});

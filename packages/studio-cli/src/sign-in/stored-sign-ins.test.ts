import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSignIns, type SignIn } from './stored-sign-ins.ts';

let state: string;
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'studio-cli-'));
});
afterEach(() => rmSync(state, { recursive: true }));

const signIn = (url: string): SignIn => ({
  url,
  userId: 'ada',
  tokenId: 't1',
  tokenName: 'Command line, laptop',
  token: 'ist_a',
  expires: '2026-12-26T12:00:00.000Z',
});
const [A, B] = [signIn('https://a.example'), signIn('https://b.example')];
const file = () => join(state, 'sign-ins', readdirSync(join(state, 'sign-ins'))[0] ?? '');

it('without any, there are none, and no file is created', async () => {
  expect([await openSignIns(state).all(), await openSignIns(state).read(A.url)]).toEqual([[], null]);
  expect(readdirSync(state)).toEqual([]);
});

it('one is there in the next run, readable by its user only, until it is removed', async () => {
  await openSignIns(state).write(A);
  expect(await openSignIns(state).read(A.url)).toEqual(A);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(statSync(join(state, 'sign-ins')).mode & 0o777).toBe(0o700);
  await openSignIns(state).remove(A.url);
  expect(await openSignIns(state).all()).toEqual([]);
});

it('each studio has its own', async () => {
  const signIns = openSignIns(state);
  await signIns.write(A);
  await signIns.write(B);
  await signIns.remove(A.url);
  expect([await signIns.read(A.url), await signIns.read(B.url)]).toEqual([null, B]);
  expect(await signIns.all()).toEqual([B]);
});

it.each(['{"url":', JSON.stringify({ ...A, token: 1 }), JSON.stringify(B)])(
  'a damaged one, or that of another studio, is none: %s',
  async (text) => {
    await openSignIns(state).write(A);
    writeFileSync(file(), text);
    expect(await openSignIns(state).read(A.url)).toBeNull();
  },
);

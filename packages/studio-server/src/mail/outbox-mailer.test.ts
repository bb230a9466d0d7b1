import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMailer } from './open-mailer.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'studio-outbox-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const logged: string[] = [];
const open = () =>
  openMailer(
    { smtpUrl: null, mailFrom: 'studio@firm.example', dataDir },
    { warn: (_details, message) => void logged.push(message) },
  );

const mail = { to: 'ada@firm.example', subject: 'Grüße', text: 'Text', html: '<p>Text</p>' };

describe('without a mail server, mails are written to the outbox', () => {
  it('writes one .eml file per mail, readable by its owner only', async () => {
    expect(await open().send([mail, { ...mail, to: 'ben@firm.example' }])).toEqual([true, true]);
    const folder = join(dataDir, 'outbox');
    const names = await readdir(folder);
    expect(names).toHaveLength(2);
    const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
    expect(new Set(mails.flatMap(({ to = [] }) => to.map(({ address }) => address)))).toEqual(
      new Set(['ada@firm.example', 'ben@firm.example']),
    );
    expect(mails[0]).toMatchObject({ subject: 'Grüße', text: 'Text\n', html: '<p>Text</p>\n' });
    for (const name of names) {
      expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-[0-9a-f]{8}\.eml$/);
      expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    }
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('reports failure and logs it when the folder is not writable', async () => {
    await writeFile(join(dataDir, 'outbox'), 'in the way');
    expect(await open().send([mail])).toEqual([false]);
    expect(logged).toEqual(['Failed to write a mail to the outbox.']);
  });
});

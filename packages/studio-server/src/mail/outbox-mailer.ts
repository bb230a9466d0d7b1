import { randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import { compose } from './compose.ts';
import type { Mail, Mailer, MailLog } from './mailer.ts';

/** Folder of the data folder that mails are written to when there is no mail server. */
export const OUTBOX = 'outbox';

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

/** Writes one file, readable by its owner only, that is there as a whole or not at all, also after a power cut. */
async function writeMail(folder: string, name: string, content: Buffer): Promise<void> {
  const path = join(folder, name);
  const temporary = `${path}.part`;
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  await syncFolder(folder);
}

/**
 * Writes every mail as an `.eml` file into the outbox, named by the moment so
 * that the newest comes last; mail programs open them.
 */
export function createOutboxMailer({ dataDir, from }: { dataDir: string; from: string }, log: MailLog): Mailer {
  const folder = join(dataDir, OUTBOX);
  const write = async (mail: Mail): Promise<boolean> => {
    try {
      const content = await new MailComposer(compose(from, mail)).compile().build();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const moment = new Date().toISOString().replace(/[:.]/g, '-');
      await writeMail(folder, `${moment}-${randomUUID().slice(0, 8)}.eml`, content);
      return true;
    } catch (err) {
      log.warn({ err }, 'A mail could not be written to the outbox.');
      return false;
    }
  };
  return { send: (mails) => Promise.all(mails.map(write)) };
}

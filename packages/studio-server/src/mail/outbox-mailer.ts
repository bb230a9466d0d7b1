import { randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import { compose } from './compose.ts';
import type { Mail, Mailer, MailLog } from './mailer.ts';

/** Subfolder of the data folder for mails when no mail server is configured. */
export const OUTBOX = 'outbox';

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

/** Writes a file atomically and durably, readable by its owner only. */
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
 * Writes every mail to the outbox as an `.eml` file that mail clients open. File
 * names start with the time, so the newest sorts last.
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
      log.warn({ err }, 'Failed to write a mail to the outbox.');
      return false;
    }
  };
  return { send: (mails) => Promise.all(mails.map(write)) };
}

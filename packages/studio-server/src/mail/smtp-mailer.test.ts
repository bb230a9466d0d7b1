import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { invitationMail } from './invitation-mail.ts';
import type { Mail, MailLog } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import { REFUSED, startSmtpServer, type TestSmtpServer } from './testing/start-smtp-server.ts';

const FROM = 'studio@firm.example';
const NEVER_MS = 600_000;

const cleanUps: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function smtp(options?: Parameters<typeof startSmtpServer>[0]): Promise<TestSmtpServer> {
  const server = await startSmtpServer(options);
  cleanUps.push(server.close);
  return server;
}

/** Starts a TCP server with the given connection handler and returns its port. */
async function listening(onConnection: Parameters<typeof createServer>[1]): Promise<number> {
  const server: Server = createServer(onConnection);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUps.push(() => void server.close());
  return (server.address() as AddressInfo).port;
}

const logged: string[] = [];
const log: MailLog = {
  warn: ({ err }, message) => void logged.push(`${message} ${err instanceof Error ? err.message : ''}`),
};
const mailer = (url: string, timeoutMs?: number) => createSmtpMailer({ url, from: FROM, timeoutMs }, log);
/** Replaces the time limit of a call by one that the test reaches. */
function ownTimeLimit() {
  const limit = new AbortController();
  const asked = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  cleanUps.push(() => asked.mockRestore());
  return { limit, asked };
}
const at = (port: number) => `smtp://127.0.0.1:${port}`;

const mailTo = (to: string): Mail => ({ to, subject: 'Subject', text: 'Text', html: '<p>Text</p>' });

describe('sending through SMTP', () => {
  it('sends one mail per recipient, with a text and an HTML part', async () => {
    const { port, received } = await smtp();
    expect(await mailer(at(port)).send([mailTo('ada@firm.example'), mailTo('ben@firm.example')])).toEqual([true, true]);
    expect(received.map(({ to }) => to.join()).toSorted()).toEqual(['ada@firm.example', 'ben@firm.example']);
    expect(received[0]?.mail).toMatchObject({ subject: 'Subject', text: 'Text\n', html: '<p>Text</p>\n' });
    expect(received[0]?.mail.from).toEqual({ name: 'Inspection Studio', address: FROM });
  });

  it('a rejected recipient does not affect the others', async () => {
    const { port, received } = await smtp();
    const to = ['ada@firm.example', `${REFUSED}@firm.example`, 'cleo@firm.example'];
    expect(await mailer(at(port)).send(to.map(mailTo))).toEqual([true, false, true]);
    expect(received).toHaveLength(2);
  });

  it('sends a hundred mails over a few connections', async () => {
    let connections = 0;
    const { port, received } = await smtp({
      onConnect: (_session, callback) => {
        connections += 1;
        callback();
      },
    });
    const sent = await mailer(at(port)).send(
      Array.from({ length: 100 }, (_, index) => mailTo(`p${index}@firm.example`)),
    );
    expect(sent.filter(Boolean)).toHaveLength(100);
    expect(received).toHaveLength(100);
    expect(connections).toBeLessThanOrEqual(4);
  });

  it('upgrades to TLS when the server offers it', async () => {
    const { port, received } = await smtp({ disabledCommands: ['AUTH'] });
    const url = `${at(port)}?tls.rejectUnauthorized=false`;
    expect(await mailer(url).send([mailTo('ada@firm.example')])).toEqual([true]);
    expect(received[0]?.isEncrypted).toBe(true);
  });

  it('rejects an untrusted certificate', async () => {
    const { port, received } = await smtp({ disabledCommands: ['AUTH'] });
    expect(await mailer(at(port)).send([mailTo('ada@firm.example')])).toEqual([false]);
    expect(received).toEqual([]);
  });

  it('never sends a password in clear text', async () => {
    const passwords: unknown[] = [];
    const { port, received } = await smtp({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (auth, _session, callback) => {
        passwords.push(auth.password);
        callback(null, { user: 'studio' });
      },
    });
    expect(await mailer(`smtp://studio:hunter2@127.0.0.1:${port}`).send([mailTo('ada@firm.example')])).toEqual([false]);
    expect([received, passwords]).toEqual([[], []]);
  });

  it('signs in with the credentials of the URL over TLS', async () => {
    const passwords: unknown[] = [];
    const { port, received } = await smtp({
      disabledCommands: [],
      onAuth: (auth, _session, callback) => {
        passwords.push(auth.password);
        callback(null, { user: 'studio' });
      },
    });
    const url = `smtp://studio:p%40ss@127.0.0.1:${port}?tls.rejectUnauthorized=false`;
    expect(await mailer(url).send([mailTo('ada@firm.example')])).toEqual([true]);
    expect([received.length, passwords]).toEqual([1, ['p@ss']]);
  });
});

describe('an unusable mail server: no mail is accepted, and the call returns promptly', () => {
  const three = ['ada', 'ben', 'cleo'].map((name) => mailTo(`${name}@firm.example`));

  it('refuses connections', async () => {
    const { port, close } = await startSmtpServer();
    await close();
    expect(await mailer(at(port)).send(three)).toEqual([false, false, false]);
  });

  it.each<[string, Parameters<typeof createServer>[1]]>([
    ['closes the connection', (socket) => void socket.end()],
    ['does not speak SMTP', (socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ])('%s: the call does not wait for its time limit', async (_case, onConnection) => {
    const { limit } = ownTimeLimit();
    const port = await listening((socket) => {
      socket.on('error', () => undefined);
      onConnection?.(socket);
    });
    expect(await mailer(at(port), NEVER_MS).send(three)).toEqual([false, false, false]);
    expect(limit.signal.aborted).toBe(false);
  });

  it.each<[string, string]>([
    ['accepts the connection and never answers', ''],
    ['greets and never answers again', '220 mail.example ESMTP\r\n'],
  ])('%s: the call returns at its time limit', async (_case, greeting) => {
    const { limit, asked } = ownTimeLimit();
    const connected = Promise.withResolvers<void>();
    const port = await listening((socket) => {
      socket.on('error', () => undefined);
      socket.write(greeting, () => connected.resolve());
    });
    const sent = mailer(at(port), NEVER_MS).send(three);
    await connected.promise;
    limit.abort();
    expect(await sent).toEqual([false, false, false]);
    expect(asked).toHaveBeenCalledWith(NEVER_MS);
  });

  it('rejects the password, and the log does not contain it', async () => {
    const { port, received } = await smtp({
      disabledCommands: [],
      onAuth: (_auth, _session, callback) => callback(new Error('Wrong password')),
    });
    logged.length = 0;
    const url = `smtp://studio:hunter2@127.0.0.1:${port}?tls.rejectUnauthorized=false`;
    expect(await mailer(url).send(three)).toEqual([false, false, false]);
    expect(received).toEqual([]);
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join()).not.toContain('hunter2');
  });
});

describe('header injection is prevented', () => {
  const details = {
    email: 'ada@firm.example',
    inviterName: 'Ægir "the\r\nBcc: eve@evil.example" Þórsson',
    companyName: 'Norður\u2028X-Evil: yes\u0000',
    role: 'Member' as const,
    note: 'Hello\r\n.\r\nMAIL FROM:<eve@evil.example>\r\n\r\n<script>alert(1)</script>',
    isAddressTaken: false,
    studioUrl: 'https://studio.firm.example',
  };

  it('names with line breaks and unusual characters, and a note with SMTP commands', async () => {
    const { port, received } = await smtp();
    expect(await mailer(at(port)).send([invitationMail(details)])).toEqual([true]);
    expect(received).toHaveLength(1);
    const { to, raw, mail } = received[0]!;
    expect(to).toEqual(['ada@firm.example']);
    const headers = raw.slice(0, raw.indexOf('\r\n\r\n'));
    expect(headers).not.toMatch(/^(bcc|x-evil)/im);
    expect(headers).toMatch(/^[\s!-~]*$/);
    expect(mail.subject).toBe('Ægir "the Bcc: eve@evil.example" Þórsson invites you to Norður X-Evil: yes');
    expect(mail.text).toContain('MAIL FROM:<eve@evil.example>');
  });

  it.each([
    '',
    'ada',
    'ada@firm.example\r\nBcc: eve@evil.example',
    'ada@firm.example, eve@evil.example',
    'ada@firm.example> RCPT TO:<eve@evil.example',
  ])('does not send to %j, which is not one address', async (to) => {
    const { port, received } = await smtp();
    expect(await mailer(at(port)).send([mailTo(to), mailTo('ben@firm.example')])).toEqual([false, true]);
    expect(received.map((mail) => mail.to)).toEqual([['ben@firm.example']]);
  });
});

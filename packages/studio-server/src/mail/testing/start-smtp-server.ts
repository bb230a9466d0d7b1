import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as the server got it. */
export interface ReceivedMail {
  /** Recipients of the envelope. */
  to: string[];
  /** As it came over the line. */
  raw: string;
  mail: Email;
  isEncrypted: boolean;
}

export interface TestSmtpServer {
  port: number;
  received: ReceivedMail[];
  /** Resolves when somebody waits for an answer about an address that begins with {@link HANGING}. */
  isHanging: Promise<void>;
  close: () => Promise<void>;
}

/** Begins every refused address. */
export const REFUSED = 'refused';

/** Begins every address that is never answered. */
export const HANGING = 'hanging';

const refusal = Object.assign(new Error('No such user here'), { responseCode: 550 });

/** A mail server on loopback, without TLS and passwords unless asked for; closing it breaks off what hangs. */
export async function startSmtpServer(options: SMTPServerOptions = {}): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const hanging = Promise.withResolvers<void>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    logger: false,
    ...options,
    onRcptTo: ({ address }, _session, callback) => {
      if (address.startsWith(HANGING)) hanging.resolve();
      else callback(address.startsWith(REFUSED) ? refusal : undefined);
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        void PostalMime.parse(raw).then((mail) => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          received.push({ to, raw: raw.toString('latin1'), mail, isEncrypted: session.secure });
          callback();
        });
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    received,
    isHanging: hanging.promise,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

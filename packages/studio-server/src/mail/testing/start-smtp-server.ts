import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as the server received it. */
export interface ReceivedMail {
  /** Envelope recipients. */
  to: string[];
  /** Raw message. */
  raw: string;
  mail: Email;
  isEncrypted: boolean;
}

export interface TestSmtpServer {
  port: number;
  received: ReceivedMail[];
  /** Resolves when a client waits for a recipient that begins with {@link HANGING}. */
  isHanging: Promise<void>;
  close: () => Promise<void>;
}

/** Prefix of addresses that the server rejects. */
export const REFUSED = 'refused';

/** Prefix of addresses that the server never answers. */
export const HANGING = 'hanging';

const refusal = Object.assign(new Error('No such user here'), { responseCode: 550 });

/** Starts an SMTP server on loopback, by default without TLS and authentication. Closing it drops hanging connections. */
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

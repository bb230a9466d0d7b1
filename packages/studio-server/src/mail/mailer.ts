/** A mail to one recipient. */
export interface Mail {
  /** One validated e-mail address. */
  to: string;
  /** Subject; line breaks become spaces. */
  subject: string;
  text: string;
  /** Complete HTML document without external resources. */
  html: string;
}

/** Accepts mails for delivery. */
export interface Mailer {
  /**
   * Sends mails independently of each other. Don't call it inside a transaction: it
   * waits for the network or the disk, up to several seconds.
   *
   * @returns for each mail, in order, whether it was accepted. Never rejects; failures are logged.
   */
  send: (mails: readonly Mail[]) => Promise<boolean[]>;
}

/** Receives the reason when a mail is not accepted. The server's log fits. */
export interface MailLog {
  warn: (details: { err: unknown }, message: string) => void;
}

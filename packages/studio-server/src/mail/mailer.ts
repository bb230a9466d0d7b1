/** One mail to one person. */
export interface Mail {
  /** A checked e-mail address. */
  to: string;
  /** One line; what is no line is made one. */
  subject: string;
  text: string;
  /** A whole page without anything to load. */
  html: string;
}

/** Takes mails over for delivery. */
export interface Mailer {
  /**
   * Sends mails, each on its own. Never call it inside a transaction: it waits
   * for the network or the disk, seconds at worst.
   *
   * @returns for each mail, in their order, whether it was taken over; it never rejects, the reasons go to the log
   */
  send: (mails: readonly Mail[]) => Promise<boolean[]>;
}

/** Where a mailer says why a mail was not taken over; the server's log fits. */
export interface MailLog {
  warn: (details: { err: unknown }, message: string) => void;
}

import { STATUS_MESSAGES } from '@inspection-studio/domain/errors';

/** An error response of the file service. */
export class FileRefusal extends Error {
  override name = 'FileRefusal';
  readonly status: number;

  /** @param message defaults to the standard sentence of the status */
  constructor(status: number, message = STATUS_MESSAGES[status] ?? '') {
    super(message);
    this.status = status;
  }
}

/** The body exceeds the size that the URL allows. */
export const tooLarge = (maxBytes: number) =>
  new FileRefusal(413, `The file is larger than announced: more than ${maxBytes} bytes. Choose it again.`);

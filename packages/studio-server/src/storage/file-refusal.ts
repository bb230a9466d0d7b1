import { STATUS_CODES } from 'node:http';
import { STATUS_MESSAGES } from '@inspection-studio/domain/errors';

/** An error response of the file service. */
export class FileRefusal extends Error {
  override name = 'FileRefusal';
  readonly status: number;
  /** `name` of the response. */
  readonly errorName: string;

  /** @param message defaults to the standard sentence of the status, and `errorName` to its standard name */
  constructor(
    status: number,
    message = STATUS_MESSAGES[status] ?? '',
    errorName: string = STATUS_CODES[status] ?? 'Error',
  ) {
    super(message);
    this.status = status;
    this.errorName = errorName;
  }
}

/** The body exceeds the size that the URL allows. */
export const tooLarge = (maxBytes: number) =>
  new FileRefusal(413, `The file is larger than announced: more than ${maxBytes} bytes. Choose it again.`);

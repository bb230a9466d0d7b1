import { STATUS_MESSAGES } from '@inspection-studio/domain';

/** A refusal of the file service, in words. */
export class FileRefusal extends Error {
  override name = 'FileRefusal';
  readonly status: number;

  /** @param message the status's own sentence unless given */
  constructor(status: number, message = STATUS_MESSAGES[status] ?? '') {
    super(message);
    this.status = status;
  }
}

/** More bytes than the address allows. */
export const tooLarge = (maxBytes: number) =>
  new FileRefusal(413, `The file must not be larger than ${maxBytes} bytes.`);

export type RejectionReason = 'type' | 'too-large' | 'too-small' | 'too-many';

export interface FileLimits {
  /** MIME types and extensions; empty accepts all. */
  accept: readonly string[];
  minSizeBytes: number;
  maxSizeBytes: number;
}

/** Returns the message for a rejected file. */
export function rejectionMessage(reason: RejectionReason, { accept, minSizeBytes, maxSizeBytes }: FileLimits): string {
  switch (reason) {
    case 'type':
      return `File type must be one of ${accept.join(', ')}`;
    case 'too-large':
      return `File is larger than ${maxSizeBytes} bytes`;
    case 'too-small':
      return `File is smaller than ${minSizeBytes} bytes`;
    case 'too-many':
      return 'Too many files';
  }
}

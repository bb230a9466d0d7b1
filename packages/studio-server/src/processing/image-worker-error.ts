/** Thrown when a worker crashed or timed out. The image may or may not be the cause. */
export class ImageWorkerError extends Error {
  override readonly name = 'ImageWorkerError';
  readonly reason: 'crashed' | 'timed-out';

  constructor(reason: ImageWorkerError['reason']) {
    super(
      reason === 'crashed' ? 'The image reader crashed while reading the image.' : 'Reading the image took too long.',
    );
    this.reason = reason;
  }
}

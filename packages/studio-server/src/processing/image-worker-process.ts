import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { ImageSource } from './image-facts.ts';
import { ImageUnreadableError } from './image-unreadable-error.ts';
import { imageWorkerEnvironment } from './image-worker-environment.ts';
import { ImageWorkerError } from './image-worker-error.ts';
import type { ImageReply, ImageRequest, ProcessedImage } from './image-worker-messages.ts';

/** A child process that works on one image at a time. */
export interface ImageWorkerProcess {
  /** Returns false once the child has exited. It is not restarted. */
  isAlive(): boolean;
  /**
   * @throws {ImageUnreadableError} the file is not a usable image
   * @throws {ImageWorkerError} the child crashed, or was killed after `timeoutMs`
   */
  read(source: ImageSource, timeoutMs: number): Promise<ProcessedImage>;
  /** Writes the pyramid of an image to the path `target`. Throws like {@link read}. */
  writePyramid(source: ImageSource, target: string, timeoutMs: number): Promise<void>;
  /** Ends the child; resolves when it has exited. */
  stop(): Promise<void>;
}

/** Starts a child that runs the module `entry`. */
export function startImageWorker(entry: URL): ImageWorkerProcess {
  const child = fork(entry, {
    env: imageWorkerEnvironment(process.env),
    execArgv: ['--conditions=@inspection-studio/source'],
    serialization: 'advanced',
  });
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  return {
    isAlive: () => child.connected && !child.killed && !isGone(),
    read: (source, timeoutMs) => ask<ProcessedImage>(child, { source, pyramid: null }, timeoutMs).then(resultOf),
    writePyramid: (source, target, timeoutMs) =>
      ask<void>(child, { source, pyramid: target }, timeoutMs).then(resultOf),
    stop: async () => {
      if (isGone()) return;
      if (child.connected) child.disconnect();
      await once(child, 'exit');
    },
  };
}

function ask<Result>(child: ChildProcess, request: ImageRequest, timeoutMs: number): Promise<ImageReply<Result>> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onExit);
      finish();
    };
    const onMessage = (reply: unknown) => settle(() => resolve(reply as ImageReply<Result>));
    const onExit = () => settle(() => reject(new ImageWorkerError('crashed')));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      settle(() => reject(new ImageWorkerError('timed-out')));
    }, timeoutMs);
    child.on('message', onMessage).on('exit', onExit).on('error', onExit);
    child.send(request, (error) => error && onExit());
  });
}

function resultOf<Result>(reply: ImageReply<Result>): Result {
  switch (reply.outcome) {
    case 'done':
      return reply.result;
    case 'unreadable':
      throw new ImageUnreadableError(reply.reason);
    case 'failed':
      throw new Error(reply.message);
  }
}

import { onTestFinished } from 'vitest';

/** Another tab has the same form open until the promise is settled. */
export function lockElsewhere(otherTab: Promise<void>): void {
  const request = (_name: string, { signal }: LockOptions, whileOpen: () => Promise<void>) =>
    new Promise((done, refuse) => {
      signal?.addEventListener('abort', () => refuse(signal.reason));
      void otherTab.then(() => done(whileOpen()));
    });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
}

import { onTestFinished, vi } from 'vitest';

/** Shows the screens of the current test as on a phone: every question about the width is answered with yes. */
export function onPhone(): void {
  const { matchMedia } = globalThis;
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { matches: true, media }));
  onTestFinished(() => void vi.stubGlobal('matchMedia', matchMedia));
}

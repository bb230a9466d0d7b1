import type { Page } from '@playwright/test';

/** What a page asks the provider for, from now on. */
export interface ProviderWatch {
  seen: () => string[];
  /** Returns what was seen since the last time. */
  take: () => string[];
}

/** Watches the requests of a page for sign-ins and tokens, in their order. */
export function watchProvider(page: Page, { issuer }: { issuer: string }): ProviderWatch {
  let seen: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname, searchParams } = new URL(request.url());
    if (origin !== issuer || request.method() === 'OPTIONS') return;
    if (searchParams.has('code_challenge') && request.method() === 'GET') {
      const isSilent = searchParams.get('prompt') === 'none';
      const isInFrame = request.frame() !== page.mainFrame();
      if (isSilent !== isInFrame) seen.push('unexpected sign-in');
      else seen.push(isSilent ? 'silent sign-in' : 'sign-in page');
    }
    if (pathname.endsWith('/token')) seen.push('tokens');
  });
  return {
    seen: () => seen,
    take: () => {
      const taken = seen;
      seen = [];
      return taken;
    },
  };
}

import type { Page } from '@playwright/test';

/** Requests of a page for a sign-in, as the provider gets them. */
interface Asked {
  isSilent: boolean;
  isWholePage: boolean;
  scopes: string[];
}

/** What a page asks the provider for, and what it sends to the API, from now on. */
export function watchRequests(of: Page) {
  const asked: Asked[] = [];
  const sent: (string | null)[] = [];
  of.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/idp/auth') {
      asked.push({
        isSilent: searchParams.get('prompt') === 'none',
        isWholePage: request.frame() === of.mainFrame(),
        scopes: searchParams.get('scope')?.split(' ') ?? [],
      });
    }
    if (pathname.startsWith('/api/v2/')) sent.push(request.headers()['authorization'] ?? null);
  });
  return { asked, sent };
}

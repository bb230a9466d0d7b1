import type { Request } from '@playwright/test';

/** Storage key in the address of a file that is sent, if it is one. */
export const sentKey = (request: Request): string | undefined =>
  request.method() === 'PUT' && !request.url().includes('/api/v2/')
    ? /\/projects\/[^?]+/.exec(decodeURIComponent(request.url()))?.[0]
    : undefined;

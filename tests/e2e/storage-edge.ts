import type { Page, Route } from '@playwright/test';

/** What a browser writes when a connection breaks, and what the product logs of it. */
export const BROKEN_CONNECTION =
  /net::ERR_|StorageError: Network error|StudioError: Something went wrong\.|StudioError: Can't reach the studio\.|Could not GET S3 url/;

/** What they write when a file that was on its way has not arrived: the server refuses to confirm it, and it is sent again. */
export const NOT_ARRIVED =
  /409 \(Conflict\) \(\S+\/images\/\S+\/uploaded\)|StudioError: This action did not pass validation\./;

/** Files on their way to the storage, and the line they take. */
export interface StorageEdge {
  /** Lets no further file past until `release`. */
  hold(): void;
  release(): void;
  /** Lets this many further files past, then holds. */
  letPast(count: number): void;
  /** Breaks the connection of every try of the file with this name in its address, until `mend`. */
  breakFile(key: string): void;
  /** Answers every try of the file with this name in its address with a status, until `mend`. */
  refuseFile(key: string, status: number): void;
  mend(): void;
  /** Storage keys of the files that are held now. */
  readonly held: readonly string[];
  /** How often a file was sent, held ones included. */
  readonly sentCount: number;
}

/** Storage key in the address of a PUT, local or Azure's. */
const keyOf = (url: string): string => /projects\/[^?]+/.exec(decodeURIComponent(url))?.[0] ?? '';

/** Intercepts requests between the page and the file storage; everything else passes unchanged. */
export async function guardStorage(page: Page): Promise<StorageEdge> {
  let allowance = Number.POSITIVE_INFINITY;
  let broken: string | null = null;
  let refused: { key: string; status: number } | null = null;
  let sentCount = 0;
  const held = new Map<Route, string>();

  const pass = async (route: Route, key: string) => {
    const answer = () => {
      if (key === broken) return route.abort('connectionreset');
      if (key === refused?.key)
        return route.fulfill({ status: refused.status, headers: { 'access-control-allow-origin': '*' } });
      return route.continue();
    };
    // A request that was paused or cancelled meanwhile is gone.
    await answer().catch(() => undefined);
  };
  const letPastHeld = () => {
    for (const [route, key] of held) {
      if (allowance <= 0) return;
      allowance -= 1;
      held.delete(route);
      void pass(route, key);
    }
  };
  // Calls of the API about an inspection can have a query too.
  await page.route(/(?<!\/api\/v2)\/projects\/[^?]+\?/, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    sentCount += 1;
    held.set(route, keyOf(route.request().url()));
    letPastHeld();
  });
  page.on('requestfailed', (request) => {
    for (const route of held.keys()) if (route.request() === request) held.delete(route);
  });
  const setAllowance = (count: number) => {
    allowance = count;
    letPastHeld();
  };

  return {
    hold: () => setAllowance(0),
    release: () => setAllowance(Number.POSITIVE_INFINITY),
    letPast: setAllowance,
    breakFile: (key) => (broken = key),
    refuseFile: (key, status) => (refused = { key, status }),
    mend: () => (broken = refused = null),
    get held() {
      return [...held.values()];
    },
    get sentCount() {
      return sentCount;
    },
  };
}

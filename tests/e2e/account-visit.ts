import type { Page } from '@playwright/test';
import { addPasskeyStore } from './account-steps.ts';
import { type Api, apiOf } from './api.ts';
import { startStudio, type Studio } from './studio.ts';

/** The first admin of a studio with accounts of its own. The name is long, and the address has no place to break at. */
export const FIRST_ADMIN = {
  company: 'Northern Isles and Coastal Highlands Bridge Inspection Partnership',
  firstName: 'Wilhelmina-Alexandrina',
  lastName: 'MacGillivray-Featherstonehaugh',
  local: 'wilhelminaalexandrinamacgillivrayfeatherstonehaugh',
  email: 'wilhelminaalexandrinamacgillivrayfeatherstonehaugh@demo.example',
  password: 'kittiwakes over the firth',
} as const;

/** What the pages of accounts are opened with: an empty studio, and what one page shows that a later one asks for. */
export interface AccountVisit {
  page: Page;
  studio: Studio;
  /** Key of the authenticator app that was shown last. */
  secret: string;
  /** Recovery codes that were shown last. */
  codes: string[];
  /** Calls of the first admin, once there is one. */
  api: () => Promise<Api>;
}

/** Starts a studio without a company, which keeps accounts itself. The caller stops it. */
export const startEmptyStudio = (): Promise<Studio> =>
  startStudio({ env: { STUDIO_SEED: 'none', STUDIO_WORKERS: '0' } });

/** Begins a visit of an empty studio with a page that has a passkey store. */
export async function beginAccountVisit(studio: Studio, page: Page): Promise<AccountVisit> {
  await addPasskeyStore(page);
  return { page, studio, secret: '', codes: [], api: () => apiOf(studio, FIRST_ADMIN.local) };
}

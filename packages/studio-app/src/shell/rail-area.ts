import { paths } from '../paths.ts';

/** What the rail marks as the place one is at. */
export type RailArea = 'home' | 'create' | 'library' | 'company' | 'none';

const LIBRARY = [paths.categories(), paths.severities(), paths.checklists(), paths.tags(), paths.layouts()];
const COMPANY = [paths.company(), paths.users()];
const CREATE = [paths.createSite(), paths.createAsset(), paths.createInspection()];

const isWithin = (pathname: string) => (parent: string) => pathname === parent || pathname.startsWith(`${parent}/`);

/** Area of the rail an address belongs to; what Create New makes is its own, except an invitation, which is over the list of users; profiles of sites, assets and inspections are Home's. */
export function railArea(pathname: string): RailArea {
  if (CREATE.includes(pathname)) return 'create';
  if (LIBRARY.some(isWithin(pathname))) return 'library';
  if (COMPANY.some(isWithin(pathname))) return 'company';
  return pathname === paths.forbidden() ? 'none' : 'home';
}

import { displayName } from '@inspection-studio/domain/users';
import { useQuery } from '@tanstack/react-query';
import { useMatches, useSearchParams } from 'react-router';
import { useSend } from '../api/index.ts';
import { assetQuery, projectQuery, siteQuery, userQuery } from '../data/index.ts';
import { paths } from '../paths.ts';
import { useAccess } from '../permissions/index.ts';
import { useTopTitle } from './DialogTitlesProvider.tsx';
import { isRouteHandle, type TrailStep, withLastLabel } from './page-title.ts';
import { useNoteVisit } from './useNoteVisit.ts';

const HOME: TrailStep = { label: 'Home', to: paths.home() };
const USERS: readonly TrailStep[] = [
  { label: 'Company', to: paths.company(), permission: 'ReadLicense' },
  { label: 'Users', to: paths.users(), permission: 'ReadUsers' },
];

const named = (label: string, to: string): TrailStep => ({ label, to, isName: true });

/** Breadcrumb of the current page: Home > Site > Asset > Inspection. Steps still being read are left out, and those one may not go to. */
export function useTrail(): TrailStep[] {
  const send = useSend();
  const { can } = useAccess();
  const match = useMatches().findLast(({ handle }) => isRouteHandle(handle));
  const [search] = useSearchParams();
  const trail = isRouteHandle(match?.handle) ? match.handle.trail : undefined;
  const id = match?.params.id ?? '';
  const assetId = trail === 'asset' ? id : trail === 'createInspection' ? (search.get('asset') ?? '') : '';
  const { data: site } = useQuery({ ...siteQuery(send, id), enabled: trail === 'site' });
  const { data: asset } = useQuery({ ...assetQuery(send, assetId), enabled: assetId !== '' });
  const { data: inspection } = useQuery({ ...projectQuery(send, id), enabled: trail === 'inspection' });

  const { data: user } = useQuery({ ...userQuery(send, id), enabled: trail === 'user' });
  useNoteVisit(trail, id, { site, asset, inspection, user });

  const dialogTitle = useTopTitle();

  const steps = [HOME];
  const mayGo = ({ permission }: TrailStep) => !permission || can(permission);
  if (Array.isArray(trail)) return [...steps, ...withLastLabel(trail.filter(mayGo), dialogTitle)];
  if (trail === 'user')
    return [...steps, ...USERS.filter(mayGo), ...(user ? [named(displayName(user), paths.user(id))] : [])];
  const siteOf = inspection?.site ?? asset?.site ?? site;
  const assetOf = inspection?.asset ?? asset;
  if (siteOf) steps.push(named(siteOf.name, paths.site(siteOf.id)));
  if (assetOf) steps.push(named(assetOf.name, paths.asset(assetOf.id)));
  if (inspection) steps.push(named(inspection.name, paths.inspection(inspection.id)));
  if (trail === 'createInspection') steps.push({ label: 'Create Inspection' });
  return steps;
}

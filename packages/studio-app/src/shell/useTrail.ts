import { useQuery } from '@tanstack/react-query';
import { useMatches, useSearchParams } from 'react-router';
import { useSend } from '../api/index.ts';
import { assetQuery, projectQuery, siteQuery } from '../data/index.ts';
import { paths } from '../paths.ts';
import { isRouteHandle } from './page-title.ts';

/** One step from home to here; the last one, or one that may not be read, has no address. */
export interface TrailStep {
  label: string;
  to?: string;
}

const HOME: TrailStep = { label: 'Home', to: paths.home() };

/** Breadcrumb of the current page: Home > Site > Asset > Inspection. Steps still being read are left out. @see spec 1 §2 "Shell" */
export function useTrail(): TrailStep[] {
  const send = useSend();
  const match = useMatches().findLast(({ handle }) => isRouteHandle(handle));
  const [search] = useSearchParams();
  const trail = isRouteHandle(match?.handle) ? match.handle.trail : undefined;
  const id = match?.params.id ?? '';
  const assetId = trail === 'asset' ? id : trail === 'createInspection' ? (search.get('asset') ?? '') : '';
  const quiet = { throwOnError: false } as const;
  const { data: site } = useQuery({ ...siteQuery(send, id), ...quiet, enabled: trail === 'site' });
  const { data: asset } = useQuery({ ...assetQuery(send, assetId), ...quiet, enabled: assetId !== '' });
  const { data: inspection } = useQuery({ ...projectQuery(send, id), ...quiet, enabled: trail === 'inspection' });

  const steps = [HOME];
  const siteOf = inspection?.site ?? asset?.site ?? site;
  const assetOf = inspection?.asset ?? asset;
  if (siteOf) steps.push({ label: siteOf.name, to: paths.site(siteOf.id) });
  if (assetOf) steps.push({ label: assetOf.name, to: paths.asset(assetOf.id) });
  if (inspection) steps.push({ label: inspection.name, to: paths.inspection(inspection.id) });
  if (trail === 'createInspection') steps.push({ label: 'Create Inspection' });
  return steps;
}

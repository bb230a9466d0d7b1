import type { Call } from '@inspection-studio/domain/calls';
import type { QueryClient } from '@tanstack/react-query';
import type { Send } from '../../api/index.ts';
import {
  assetKeys,
  captureDataKeys,
  categoryKeys,
  checklistKeys,
  companyKeys,
  documentKeys,
  layerKeys,
  layoutKeys,
  presetKeys,
  projectKeys,
  severityScaleKeys,
  siteKeys,
  tagKeys,
  userKeys,
} from '../keys.ts';
import { createQueryClient } from '../query-client.ts';

/** A record of each resource in the cache. What a change refreshes is stale after it. */
const RESOURCES = {
  users: userKeys,
  companies: companyKeys,
  sites: siteKeys,
  assets: assetKeys,
  projects: projectKeys,
  categories: categoryKeys,
  presets: presetKeys,
  scales: severityScaleKeys,
  checklists: checklistKeys,
  layouts: layoutKeys,
  layers: layerKeys,
  tags: tagKeys,
  documents: documentKeys,
  captures: captureDataKeys,
} as const;

interface Change {
  mutationFn?: unknown;
  onSuccess?: unknown;
  onSettled?: unknown;
}
/** A change, what it sends and which resources it refreshes. */
export type Case = readonly [
  rule: string,
  change: (send: Send, client: QueryClient) => Change,
  variables: unknown,
  sent: { call: Call; id?: string; payload?: object },
  refreshed: string,
];

/** Variables of a change whose form was filled from a record with the tag '"1"'. */
export const edited = <Values>(values: Values) => ({ values, etag: '"1"' });

/** The tag that a change must send: that of the edited record, if there is one. */
export const tagOf = (variables: unknown): string | undefined => (variables as { etag?: string } | undefined)?.etag;

/** Makes a change, and returns what was sent and which resources are stale. */
export async function makeChange(change: Case[1], variables: unknown) {
  const sent: { call: Call; params?: { id: string }; payload?: unknown; ifMatch?: string }[] = [];
  const send = (async (call: Call, options: object = {}) => {
    sent.push({ call, ...options });
    return { id: 'made-1' };
  }) as unknown as Send;
  const client = createQueryClient(() => undefined);
  for (const keys of Object.values(RESOURCES)) client.setQueryData(keys.one('other'), {});
  await client
    .getMutationCache()
    .build(client, change(send, client) as never)
    .execute(variables as never);
  const stale = Object.entries(RESOURCES)
    .filter(([, keys]) => client.getQueryState(keys.one('other'))?.isInvalidated)
    .map(([name]) => name);
  return { sent, stale };
}

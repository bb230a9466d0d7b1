import { Banner } from '@inspection-studio/design-system';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../api/index.ts';
import { storageStatusQuery } from '../data/index.ts';
import { storageWarnings } from './storage-warnings.ts';

/** Warns admins on every page that the disk of the server is almost full, or that files are damaged. */
export function StorageBanner() {
  const { data } = useQuery(storageStatusQuery(useSend()));
  return (data ? storageWarnings(data) : []).map(({ kind, title, text }) => (
    <Banner key={title} kind={kind} title={title}>
      {text}
    </Banner>
  ));
}

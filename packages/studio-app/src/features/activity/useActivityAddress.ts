import { useSearchParams } from 'react-router';
import type { GoToPage } from '../../widgets/usePageQuery.ts';
import { type ActivityAddress, readActivityAddress, writeActivityAddress } from './activity-address.ts';

/** The events that the current address shows, and functions that change the address. */
export interface ActivityAddressControl {
  address: ActivityAddress;
  /** Changes filters and shows the first page. */
  narrow: (change: Partial<Omit<ActivityAddress, 'skip'>>) => void;
  goTo: GoToPage;
}

/** Keeps filters and page of the activity page in the address, so that Back, links and reloads restore them. */
export function useActivityAddress(): ActivityAddressControl {
  const [params, setParams] = useSearchParams();
  const change = (what: Partial<ActivityAddress>, options: { replace: boolean; preventScrollReset: boolean }) =>
    setParams((current) => writeActivityAddress({ ...readActivityAddress(current), ...what }), options);
  return {
    address: readActivityAddress(params),
    narrow: (what) => change({ ...what, skip: 0 }, { replace: true, preventScrollReset: true }),
    goTo: (skip, { replace } = { replace: false }) => change({ skip }, { replace, preventScrollReset: replace }),
  };
}

import { Banner } from '@inspection-studio/design-system';
import { UNREACHABLE_MESSAGE, useIsReachable } from '../api/index.ts';

/** Says on every page that the server does not respond. */
export function ConnectionBanner() {
  return useIsReachable() ? null : <Banner kind="warning">{UNREACHABLE_MESSAGE}</Banner>;
}

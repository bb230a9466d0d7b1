import type { ComponentType } from 'react';

/** A lazy-loaded part of the page that stays mounted. */
export interface OnDemand<Props> {
  /** The part, once it is here. */
  loaded: ComponentType<Props> | undefined;
  /** Fetches it, again after a failure. */
  fetch: () => Promise<ComponentType<Props>>;
}

/** @param load imports the module whose default export is the part */
export function onDemand<Props>(load: () => Promise<{ default: ComponentType<Props> }>): OnDemand<Props> {
  const part: OnDemand<Props> = {
    loaded: undefined,
    async fetch() {
      part.loaded ??= (await load()).default;
      return part.loaded;
    },
  };
  return part;
}

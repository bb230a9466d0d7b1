/** Work that would be lost by leaving the tab. */
export interface UnfinishedWork {
  isUnfinished: () => boolean;
  /** Called when {@link UnfinishedWork.isUnfinished} may have changed. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Makes the browser ask before the tab is left while work is unfinished. Removes
 * the listener otherwise, because it disables the back-forward cache.
 *
 * @param work the work to watch
 * @param options `hasAgreed` returns whether the user has already confirmed, as on logout
 * @returns a function that stops the warning
 */
export function warnBeforeLeaving(
  work: UnfinishedWork,
  { hasAgreed, page = window }: { hasAgreed: () => boolean; page?: EventTarget },
): () => void {
  const warn = (event: Event) => {
    if (!hasAgreed()) event.preventDefault();
  };
  const update = () => {
    const change = work.isUnfinished() ? 'addEventListener' : 'removeEventListener';
    page[change]('beforeunload', warn);
  };
  update();
  const unsubscribe = work.subscribe(update);
  return () => {
    unsubscribe();
    page.removeEventListener('beforeunload', warn);
  };
}

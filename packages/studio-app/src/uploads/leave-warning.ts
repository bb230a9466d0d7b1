/** Something of this tab that leaving it would lose. */
export interface UnfinishedWork {
  isUnfinished: () => boolean;
  /** Called when {@link UnfinishedWork.isUnfinished} may say something else. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Has the browser ask before the tab is left, only while something is
 * unfinished: a standing listener would cost every page its place in the
 * back-forward cache.
 *
 * @param work what is on its way
 * @param options `hasAgreed` says whether the person was asked already, as on logout
 * @returns stops warning
 * @see UPL-003
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

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
 * @param works what is on its way
 * @param options `hasAgreed` says whether the person was asked already, as on logout
 * @returns stops warning
 * @see spec 1 §2 "Shell"
 */
export function warnBeforeLeaving(
  works: readonly UnfinishedWork[],
  { hasAgreed, page = window }: { hasAgreed: () => boolean; page?: EventTarget },
): () => void {
  const warn = (event: Event) => {
    if (!hasAgreed()) event.preventDefault();
  };
  const update = () => {
    const change = works.some((work) => work.isUnfinished()) ? 'addEventListener' : 'removeEventListener';
    page[change]('beforeunload', warn);
  };
  update();
  const subscriptions = works.map((work) => work.subscribe(update));
  return () => {
    for (const unsubscribe of subscriptions) unsubscribe();
    page.removeEventListener('beforeunload', warn);
  };
}

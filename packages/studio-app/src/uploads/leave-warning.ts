import { isUnfinished } from '@inspection-studio/domain';
import type { UploadStore } from './upload-store.ts';

/**
 * Has the browser ask before the tab is left, only while uploads are unfinished:
 * a standing listener would cost every page its place in the back-forward cache.
 *
 * @returns stops warning
 * @see spec 1 §2 "Shell"
 */
export function warnBeforeLeaving(store: Pick<UploadStore, 'getSnapshot' | 'subscribe'>, page: EventTarget = window): () => void {
  const warn = (event: Event) => event.preventDefault();
  const update = () => {
    const change = store.getSnapshot().batches.some(isUnfinished) ? 'addEventListener' : 'removeEventListener';
    page[change]('beforeunload', warn);
  };
  update();
  const unsubscribe = store.subscribe(update);
  return () => {
    unsubscribe();
    page.removeEventListener('beforeunload', warn);
  };
}

import { isInProgress, totalProgress, type UploadState } from '@inspection-studio/domain/uploads';

/** Returns how much of all uploads has been sent in whole percent; `null` when none is in progress. */
export function uploadedPercent(state: Omit<UploadState, 'waitingFor'>): number | null {
  return state.batches.some(isInProgress) ? Math.floor(totalProgress(state).share * 100) : null;
}

const PROGRESS = /^\d+% · /;

/** Returns the title of a page with the progress of uploads in front: '42% · Home | Inspection Studio'. */
export const titleWithProgress = (title: string, percent: number | null): string =>
  `${percent === null ? '' : `${percent}% · `}${title.replace(PROGRESS, '')}`;

/** Returns the address of an icon with a bar that is as long as the progress. */
export function progressIcon(percent: number): string {
  const bar = `<path d="M4 16h${Math.max(1, Math.round(percent * 0.24))}" stroke="#ffc800" stroke-width="8"/>`;
  const track =
    '<rect width="32" height="32" rx="4" fill="#1b2326"/><path d="M4 16h24" stroke="#5b666a" stroke-width="8"/>';
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${track}${bar}</svg>`)}`;
}

/**
 * Shows the progress of uploads in the title and the icon of the browser's tab, where it is seen from other tabs. Pages
 * that are opened meanwhile keep it in their title.
 *
 * @returns a function to call with each new progress; `null` removes it
 */
export function showInTab(page: Document = document): (percent: number | null) => void {
  const icon = page.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const ownIcon = icon?.href ?? '';
  let shown: number | null = null;
  const update = () => {
    const title = titleWithProgress(page.title, shown);
    if (title !== page.title) page.title = title;
  };
  const observer = new MutationObserver(update);
  return (percent) => {
    if (percent === shown) return;
    if (shown === null) observer.observe(page.head, { childList: true, subtree: true, characterData: true });
    if (percent === null) observer.disconnect();
    shown = percent;
    update();
    if (icon) icon.href = percent === null ? ownIcon : progressIcon(percent);
  };
}

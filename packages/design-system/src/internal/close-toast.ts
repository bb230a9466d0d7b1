import { passingListAt } from './remember-focus.js';

/** Closes the toast that contains an element of their region, or else the newest. @returns whether there is a toast */
export function closeToast(element: EventTarget | null): boolean {
  const newest = element instanceof Element && passingListAt(element)?.lastElementChild;
  if (!newest) return false;
  const toast = element.closest('li') ?? newest;
  toast.querySelector<HTMLElement>(':scope > button')?.click();
  return true;
}

import * as z from 'zod/mini';

const KEY = 'studio.sign-in.redirects';
const momentsSchema = z.array(z.number());

/** Times of this tab's redirects to the provider, in epoch milliseconds; survives redirects. */
export const redirectHistory = {
  read(): number[] {
    try {
      return momentsSchema.parse(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
    } catch {
      return [];
    }
  },
  add(moment: number, since: number): void {
    const recent = redirectHistory.read().filter((earlier) => earlier > since);
    sessionStorage.setItem(KEY, JSON.stringify([...recent, moment]));
  },
  clear(): void {
    sessionStorage.removeItem(KEY);
  },
};

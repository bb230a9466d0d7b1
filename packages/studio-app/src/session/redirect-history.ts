import * as z from 'zod/mini';

const KEY = 'studio.sign-in.redirects';
const momentsSchema = z.array(z.number());

/** When this tab went to the provider's page, in epoch milliseconds; kept over the redirect itself. */
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

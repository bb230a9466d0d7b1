import type { Call } from './call.ts';

/** Whether a call changes something. A read whose question is too long for a URL is a POST. */
export const isChange = ({ method, isRead }: Pick<Call, 'method' | 'isRead'>): boolean => method !== 'GET' && !isRead;

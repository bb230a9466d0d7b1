import { createContext, type ReactNode, use } from 'react';
import type { Send } from './send.ts';

const SendContext = createContext<Send | null>(null);

/** Provides {@link Send} to the tree. */
export function SendProvider({ send, children }: { send: Send; children: ReactNode }) {
  return <SendContext value={send}>{children}</SendContext>;
}

/** @throws Error outside {@link SendProvider} */
export function useSend(): Send {
  const send = use(SendContext);
  if (!send) throw new Error('SendProvider is missing.');
  return send;
}

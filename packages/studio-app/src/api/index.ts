export { createClients, createHttpClient, type HttpClientOptions } from './http-client.ts';
export { logError } from './log-error.ts';
export { createSend, type Page, type PageRequest, type Send, type SendOptions } from './send.ts';
export { SendProvider, useSend } from './SendProvider.tsx';
export { StudioError } from './studio-error.ts';
export type { TokenSource } from './token-source.ts';
export { wait } from './wait.ts';

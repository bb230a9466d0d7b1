import type { CaptureFacts } from '@inspection-studio/domain/preflight';

const NONE: CaptureFacts = {};

const kept = new Map<string, CaptureFacts>();

/** Keeps what the files of a saved inspection say about their capture, until this page is left. */
export const keepCaptureFacts = (inspectionId: string, facts: CaptureFacts): void => void kept.set(inspectionId, facts);

/** Returns what the files of an inspection say about their capture; nothing if they were not added in this page. */
export const keptCaptureFacts = (inspectionId: string): CaptureFacts => kept.get(inspectionId) ?? NONE;

import { useState } from 'react';

/** What was copied last. */
export interface Copied {
  label: string;
  text: string;
  /** False when the browser did not allow it. */
  isDone: boolean;
}

/** Copies texts to the clipboard, and knows how the last one went. */
export function useCopy(): { copied: Copied | null; copy: (label: string, text: string) => Promise<void> } {
  const [copied, setCopied] = useState<Copied | null>(null);
  const copy = async (label: string, text: string) => {
    // The same outcome as before is announced again only when it was gone.
    setCopied(null);
    try {
      // A page without HTTPS has no clipboard.
      await navigator.clipboard.writeText(text);
      setCopied({ label, text, isDone: true });
    } catch {
      setCopied({ label, text, isDone: false });
    }
  };
  return { copied, copy };
}

/** Every text of a panel of facts; each has a default. */
export interface ImageFactsLabels {
  /** The heading, which names the panel. @default 'Facts' */
  heading: string;
  /** @default 'Close facts' */
  close: string;
  /** Names the button that copies a fact. @default 'Copy {label}' */
  copy: (label: string) => string;
  /** Announced when a fact is on the clipboard. @default 'Copied' */
  copied: string;
  /** Announced when the browser did not allow it. @default 'Not copied' */
  notCopied: string;
}

/** The texts without any of the consumer's. */
export const DEFAULT_FACTS_LABELS: ImageFactsLabels = {
  heading: 'Facts',
  close: 'Close facts',
  copy: (label) => `Copy ${label}`,
  copied: 'Copied',
  notCopied: 'Not copied',
};

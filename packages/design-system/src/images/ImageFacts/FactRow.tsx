import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/index.js';
import { classNames } from '../../internal/class-names.js';
import { wrapTexts } from '../../internal/wrap-texts.js';
import { breakableParts } from './breakable-parts.js';
import * as styles from './ImageFacts.css.js';

/** A row of the panel. */
export interface ImageFact {
  label: string;
  /** Text, or nodes such as a link. */
  value: ReactNode;
  /** What the copy button puts on the clipboard; without it there is none. */
  copyText?: string;
}

interface FactRowProps extends ImageFact {
  /** Names the copy button. */
  copyLabel: string;
  /** How the last copy of this value went; undefined when it was not copied. */
  isCopied: boolean | undefined;
  onCopy: (text: string) => void;
}

/** A new element for a new text: the browser may have translated its parts. Numbers keep their order in right-to-left pages. */
const toBreakable = (text: string) => (
  <span key={text} dir="auto">
    {breakableParts(text).flatMap((part, place) => (place === 0 ? part : [<wbr key={place} />, part]))}
  </span>
);

/** A label above its value, and the button that copies it. */
export function FactRow({ label, value, copyText, copyLabel, isCopied, onCopy }: FactRowProps) {
  const OutcomeIcon = isCopied ? CheckIcon : WarningIcon;
  const Icon = isCopied === undefined ? CopyIcon : OutcomeIcon;
  return (
    <div className={classNames(styles.row, copyText !== undefined && styles.copyable)}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {typeof value === 'string' ? toBreakable(value) : wrapTexts(value)}
        {copyText !== undefined && (
          <IconButton
            variant="ghost"
            size="compact"
            label={copyLabel}
            icon={<Icon size={18} weight="bold" />}
            data-outcome={isCopied}
            className={styles.copy}
            onClick={() => onCopy(copyText)}
          />
        )}
      </dd>
    </div>
  );
}

import { Button, type ButtonProps, VisuallyHidden } from '@inspection-studio/design-system';
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { useState } from 'react';

interface CopyButtonProps {
  /** What is copied. */
  text: string;
  label: string;
  /** @default 'ghost' */
  variant?: ButtonProps['variant'];
}

const OUTCOMES = { copied: 'Copied', refused: 'Not copied' } as const;

/** Copies a text to the clipboard, and says whether the browser allowed it. */
export function CopyButton({ text, label, variant = 'ghost' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  return (
    <>
      <Button
        variant={variant}
        icon={<CopyIcon size={18} weight="bold" aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {outcome ? OUTCOMES[outcome] : label}
      </Button>
      <VisuallyHidden role="status">{outcome && OUTCOMES[outcome]}</VisuallyHidden>
    </>
  );
}

import { Button, Heading, Inline, Text } from '@inspection-studio/design-system';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import type { ReactNode } from 'react';
import * as styles from './InspectionWizard.css.ts';

interface StepHeadingProps {
  /** Of the title. */
  id?: string;
  title: string;
  /** What the step asks for. */
  children?: ReactNode;
  /** Leaves the wizard; the first step has Cancel instead. */
  onClose?: () => void;
}

/** Title of a step, what it needs, and the way out. */
export function StepHeading({ id, title, children, onClose }: StepHeadingProps) {
  return (
    <header>
      <Inline justify="between" gap={4}>
        <Heading level={2} size="titleLg" id={id}>
          {title}
        </Heading>
        {onClose && (
          <Button
            className={styles.stepClose}
            variant="ghost"
            icon={<XIcon size={18} weight="bold" aria-hidden="true" />}
            onClick={onClose}
          >
            Close
          </Button>
        )}
      </Inline>
      {children && (
        <Text asChild size="body" tone="secondary">
          <Inline className={styles.note}>{children}</Inline>
        </Text>
      )}
    </header>
  );
}

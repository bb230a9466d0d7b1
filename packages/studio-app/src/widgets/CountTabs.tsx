import { Inline, Text, VisuallyHidden } from '@inspection-studio/design-system';
import { useId } from 'react';
import * as styles from './CountTabs.css.ts';

/** One choice of {@link CountTabs}. */
export interface CountTab<V extends string> {
  value: V;
  label: string;
  /** How many things there are; absent until it is known. */
  count?: number | undefined;
}

interface CountTabsProps<V extends string> {
  /** What is chosen, for screen readers. */
  legend: string;
  tabs: readonly CountTab<V>[];
  value: V;
  onValueChange: (value: V) => void;
  /** `page` serves as the title of the page. */
  size: keyof typeof styles.size;
  className?: string;
}

/** Switches between kinds of things, each with its number. */
export function CountTabs<V extends string>({
  legend,
  tabs,
  value,
  onValueChange,
  size,
  className,
}: CountTabsProps<V>) {
  const name = useId();
  return (
    <Inline asChild className={className} gap={6} rowGap={0} wrap>
      <fieldset>
        <legend>
          <VisuallyHidden>{legend}</VisuallyHidden>
        </legend>
        {tabs.map((tab) => (
          <label key={tab.value} className={styles.size[size]}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={value === tab.value}
              onChange={() => onValueChange(tab.value)}
            />
            <span>{tab.label}</span>{' '}
            <Text size="caption" tone="secondary">
              {tab.count?.toLocaleString('en')}
            </Text>
          </label>
        ))}
      </fieldset>
    </Inline>
  );
}

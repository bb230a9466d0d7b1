import { Inline, Text } from '@inspection-studio/design-system';
import type { SectionState } from '@inspection-studio/domain/layouts';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import * as styles from './SectionButtons.css.ts';
import type { SectionReading } from './useReading.ts';

/** A look of a section with its name. */
interface Sample {
  label: string;
  state: SectionState;
  isMapped?: boolean;
  reading?: SectionReading;
}

const EDITING: readonly Sample[] = [
  { state: 'selected', label: 'Selected' },
  { state: 'mapped', label: 'Mapped', isMapped: true },
  { state: 'default', label: 'Not mapped' },
  { state: 'disabled', label: 'Beyond the current depth' },
];
const READING: readonly Sample[] = [
  { state: 'disabled', label: 'Chosen', isMapped: true, reading: 'chosen' },
  { state: 'disabled', label: 'Mapped', isMapped: true, reading: 'related' },
  { state: 'disabled', label: 'Mapped elsewhere', isMapped: true, reading: 'dimmed' },
  { state: 'disabled', label: 'Not mapped' },
];

/** What the looks of section buttons mean; their own states say it to screen readers. */
export function MappingLegend({ isEditing }: { isEditing: boolean }) {
  return (
    <Inline as="ul" gap={6} rowGap={2} wrap aria-hidden="true">
      {(isEditing ? EDITING : READING).map(({ state, label, isMapped, reading }) => (
        <Text key={label} asChild size="caption" tone="secondary">
          <Inline as="li">
            <span className={styles.sample} data-state={state} data-mapped={isMapped} data-reading={reading}>
              {isMapped && <CheckIcon size={12} weight="bold" />}
            </span>
            {label}
          </Inline>
        </Text>
      ))}
    </Inline>
  );
}

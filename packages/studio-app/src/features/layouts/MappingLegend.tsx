import { Inline, Text } from '@inspection-studio/design-system';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import * as styles from './SectionButtons.css.ts';

const EDITING = [
  { state: 'selected', label: 'Selected' },
  { state: 'mapped', label: 'Mapped', isMapped: true },
  { state: 'default', label: 'Not mapped' },
  { state: 'disabled', label: 'Beyond the current depth' },
];
const READING = [
  { state: 'disabled', label: 'Mapped', isMapped: true },
  { state: 'disabled', label: 'Not mapped' },
];

/** What the looks of section buttons mean; their own states say it to screen readers. @see MAPG-011..016 */
export function MappingLegend({ isEditing }: { isEditing: boolean }) {
  return (
    <Inline as="ul" gap={6} rowGap={2} wrap aria-hidden="true">
      {(isEditing ? EDITING : READING).map(({ state, label, isMapped }: (typeof EDITING)[number]) => (
        <Text key={label} asChild size="caption" tone="secondary">
          <Inline as="li">
            <span className={styles.sample} data-state={state} data-mapped={isMapped}>
              {isMapped && <CheckIcon size={12} weight="bold" />}
            </span>
            {label}
          </Inline>
        </Text>
      ))}
    </Inline>
  );
}

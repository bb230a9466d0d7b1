import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import * as buttons from './SectionButtons.css.ts';
import * as styles from './MappingLegend.css.ts';

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
    <ul className={styles.legend} aria-hidden="true">
      {(isEditing ? EDITING : READING).map(({ state, label, isMapped }: (typeof EDITING)[number]) => (
        <li key={label} className={styles.item}>
          <span className={`${buttons.look} ${styles.sample}`} data-state={state} data-mapped={isMapped}>
            {isMapped && <CheckIcon size={12} weight="bold" />}
          </span>
          {label}
        </li>
      ))}
    </ul>
  );
}

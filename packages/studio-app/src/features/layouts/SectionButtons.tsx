import { Inline, isComposing } from '@inspection-studio/design-system';
import type { SectionEvent, SectionState } from '@inspection-studio/domain/layouts';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { type KeyboardEvent, memo, type MouseEvent, useState } from 'react';
import * as styles from './SectionButtons.css.ts';
import { stepSection } from './step-section.ts';
import type { SectionReading } from './useReading.ts';

export interface SectionButtonsProps {
  /** Names the group: the layer. */
  label: string;
  sections: readonly { id: string; name: string }[];
  /** Depth of the layer in the map; -1 when it is no part of it. */
  depth: number;
  /** State of a section by its id. */
  stateOf: (sectionId: string) => SectionState;
  mappedIds: ReadonlySet<string>;
  /** Look of a section while reading the map. */
  lookOf: (sectionId: string) => SectionReading | undefined;
  /** What a second click on a selected section removes. */
  removalOf: (sectionId: string) => string | undefined;
  /** Whether the map is being edited, so that buttons say whether they are selected. */
  isEditing: boolean;
  /** Whether a range continues from a section of this layer. */
  hasRangeStart: boolean;
  /** Id of the element that says 'Mapped'. */
  mappedId: string;
  onSection: (event: SectionEvent) => void;
}

const BUTTON = 'button[data-section]';
const buttonsOf = (group: Element) => [...group.querySelectorAll<HTMLElement>(BUTTON)];
const sectionOf = (target: EventTarget) => (target as Element).closest<HTMLElement>(BUTTON);
const idOf = (button: HTMLElement) => button.dataset['section'] ?? '';

function placeOf(button: HTMLElement) {
  const { top, left, width } = button.getBoundingClientRect();
  return { top, centre: left + width / 2 };
}

/**
 * The sections of a layer: one tab stop, arrows, Home and End move along them,
 * with Shift they select a range; Enter, Space and a click select one, a click
 * with Shift a range. What cannot be selected can be reached all the same: while
 * reading the map, a click shows what belongs to a section.
 */
export function SectionButtons(props: SectionButtonsProps) {
  const {
    label,
    sections,
    depth,
    stateOf,
    mappedIds,
    lookOf,
    removalOf,
    isEditing,
    hasRangeStart,
    mappedId,
    onSection,
  } = props;
  const [active, setActive] = useState<string>();
  const tabStop = sections.some(({ id }) => id === active) ? active : sections[0]?.id;

  const press = (event: MouseEvent<HTMLElement>) => {
    const button = sectionOf(event.target);
    if (button)
      onSection({ type: event.shiftKey ? 'rangeSelected' : 'sectionSelected', depth, sectionId: idOf(button) });
  };
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    const button = sectionOf(event.target);
    if (!button || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const buttons = buttonsOf(event.currentTarget);
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const target = stepSection(event.key, buttons.indexOf(button), buttons.map(placeOf), isRightToLeft);
    if (target === null) return;
    event.preventDefault();
    const next = buttons[target]!;
    next.focus();
    if (!event.shiftKey) return;
    if (!hasRangeStart) onSection({ type: 'rangeSelected', depth, sectionId: idOf(button) });
    onSection({ type: 'rangeSelected', depth, sectionId: idOf(next) });
  };

  return (
    <Inline
      role="group"
      align="stretch"
      wrap
      aria-label={label}
      className={styles.group}
      onClick={press}
      onKeyDown={pressKey}
      onMouseDown={(event) => {
        // With Shift it would select the text between.
        if (event.shiftKey) event.preventDefault();
      }}
      onFocus={(event) => setActive(sectionOf(event.target)?.dataset['section'])}
    >
      {sections.map(({ id, name }) => (
        <SectionButton
          key={id}
          id={id}
          name={name}
          state={stateOf(id)}
          isMapped={mappedIds.has(id)}
          look={lookOf(id)}
          removal={removalOf(id)}
          isToggle={isEditing}
          isTabStop={id === tabStop}
          mappedId={mappedId}
        />
      ))}
    </Inline>
  );
}

interface SectionButtonProps {
  id: string;
  name: string;
  state: SectionState;
  isMapped: boolean;
  look: SectionReading | undefined;
  removal: string | undefined;
  isToggle: boolean;
  isTabStop: boolean;
  mappedId: string;
}

/** One of hundreds: drawn again only when something of its own has changed. */
const SectionButton = memo(function SectionButton({
  id,
  name,
  state,
  isMapped,
  look,
  removal,
  isToggle,
  isTabStop,
  mappedId,
}: SectionButtonProps) {
  const isDisabled = state === 'disabled';
  return (
    <button
      type="button"
      className={styles.button}
      data-section={id}
      data-state={state}
      data-mapped={isMapped || undefined}
      data-reading={look}
      aria-current={look === 'chosen' || undefined}
      title={removal}
      aria-pressed={isToggle && !isDisabled ? state === 'selected' : undefined}
      aria-disabled={isDisabled || undefined}
      aria-describedby={isMapped && !removal ? mappedId : undefined}
      tabIndex={isTabStop ? 0 : -1}
    >
      {isMapped && <CheckIcon size={12} weight="bold" aria-hidden="true" className={styles.tick} />}
      <span className={styles.name}>{name}</span>
    </button>
  );
});

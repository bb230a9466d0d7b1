'use client';
import { CalendarBlankIcon } from '@phosphor-icons/react/dist/csr/CalendarBlank';
import { useMemo, useRef, useState, type ComponentPropsWithRef, type FocusEvent } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { classNames } from '../../internal/class-names.js';
import { useFieldControl } from '../../internal/field-context.js';
import { useFieldProblem } from '../../internal/useFieldProblem.js';
import { Popover } from '../Popover/index.js';
import { Calendar } from './Calendar.js';
import { localDate } from './date-only.js';
import { dateLayout, writeDate } from './date-layout.js';
import { draftOf, problemOfDate, readDraft, type DateDraft, type DateProblem } from './date-segments.js';
import { DateSegments } from './DateSegments.js';
import { TEXTS, type DateFieldTexts } from './texts.js';
import * as styles from './DateField.css.js';

export interface DateFieldProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'children' | 'role'> {
  /** The current day (controlled) as `yyyy-MM-dd`, or `null` if the field is empty or not a date. */
  value?: string | null;
  /** The default day (uncontrolled). @default null */
  defaultValue?: string | null;
  /** Called when the day changes, also to one outside the limits. */
  onValueChange?: (value: string | null) => void;
  /** Called with the problem when the field becomes invalid, and with `null` when it becomes valid. */
  onProblemChange?: (problem: DateProblem | null) => void;
  /** The earliest valid day, `yyyy-MM-dd`. No limit by default. */
  min?: string;
  /** The latest valid day, `yyyy-MM-dd`. No limit by default. */
  max?: string;
  /** Returns why a day is unavailable, shown and announced, or `undefined` if it is available. */
  unavailable?: (date: string) => string | undefined;
  /**
   * The locale of the date format, the names of months and days, and the first day of the week, such as `de-DE`. The
   * calendar is always Gregorian. By default, dates are `yyyy-MM-dd`, names are English and weeks start on Monday.
   */
  locale?: string;
  /** The day marked as today, `yyyy-MM-dd`. Today in the device's time zone by default. */
  today?: string;
  /** Whether the value cannot be changed. @default false */
  readOnly?: boolean;
  /** Whether it is disabled and not submitted with a form. @default false */
  disabled?: boolean;
  /** The name of the value in a form. Submits `yyyy-MM-dd`, or an empty string without a date. */
  name?: string;
  /** Overrides for the built-in texts. */
  texts?: Partial<DateFieldTexts>;
  /** Called when the focus leaves the field, not when it moves between its parts. */
  onBlur?: ComponentPropsWithRef<'div'>['onBlur'];
}

/**
 * Lets people type a day into three segments or choose it from a calendar. The value has no time, so no time zone
 * shifts it. `ref`, `className` and all other attributes go to the group around the segments.
 */
export function DateField({
  value: controlledValue,
  defaultValue = null,
  onValueChange,
  onProblemChange,
  min,
  max,
  unavailable,
  locale,
  today,
  readOnly = false,
  disabled = false,
  name,
  texts,
  className,
  onBlur,
  ...rest
}: DateFieldProps) {
  const words = { ...TEXTS, ...texts };
  const layout = useMemo(() => dateLayout(locale), [locale]);
  const calendar = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [value, setValue] = useControllableState(controlledValue, defaultValue, onValueChange);
  // Shows the typed text while it means the current value.
  const [typed, setTyped] = useState<DateDraft | null>(null);
  const draft = typed !== null && (readDraft(typed) ?? null) === value ? typed : draftOf(value);

  const limits = { min, max };
  const problem = problemOfDate(readDraft(draft), limits, (date) => unavailable?.(date) !== undefined);
  const messageOf = (kind: DateProblem | null, date: string | null) => {
    if (kind === 'beforeMin') return words.beforeMin(writeDate(min ?? '', layout));
    if (kind === 'afterMax') return words.afterMax(writeDate(max ?? '', layout));
    if (kind === 'unavailable') return unavailable?.(date ?? '') ?? null;
    return kind && words.invalid;
  };
  const reasonOf = (date: string) =>
    messageOf(
      problemOfDate(date, limits, (each) => unavailable?.(each) !== undefined),
      date,
    ) ?? undefined;

  const { isUnreported, leave } = useFieldProblem({ problem, message: messageOf(problem, value), onProblemChange });
  const field = useFieldControl({
    ...rest,
    // The Field's label points to the first segment; the caller's own id goes to the group.
    id: undefined,
    'aria-invalid': rest['aria-invalid'] ?? (isUnreported || undefined),
  });
  const getToday = () => today ?? localDate(new Date());

  const change = (next: DateDraft) => {
    setTyped(next);
    const date = readDraft(next) ?? null;
    if (date !== value) setValue(date);
  };
  const choose = (date: string) => {
    setTyped(null);
    if (date !== value) setValue(date);
    setIsOpen(false);
  };
  const noticeLeaving = (event: FocusEvent<HTMLDivElement>) => {
    // Segments, button and calendar are one control: focus moving between them does not leave the Field.
    const isWithin = [event.currentTarget, calendar.current].some((part) => part?.contains(event.relatedTarget));
    if (isWithin) return event.stopPropagation();
    onBlur?.(event);
    leave();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only listens for blur
    <div
      {...rest}
      role="group"
      className={classNames(styles.group, className)}
      aria-labelledby={field['aria-labelledby']}
      aria-describedby={field['aria-describedby']}
      aria-invalid={undefined}
      aria-required={undefined}
      data-invalid={field['aria-invalid'] || undefined}
      data-disabled={disabled || undefined}
      data-readonly={readOnly || undefined}
      onBlur={noticeLeaving}
    >
      <DateSegments
        draft={draft}
        onDraftChange={change}
        value={value}
        layout={layout}
        locale={locale}
        texts={words}
        getToday={getToday}
        onOpenCalendar={() => setIsOpen(!readOnly)}
        field={field}
        disabled={disabled}
        readOnly={readOnly}
      />
      {!readOnly && (
        <Popover
          ref={calendar}
          label={words.calendar}
          align="end"
          open={isOpen}
          onOpenChange={setIsOpen}
          trigger={
            <button type="button" className={styles.opener} aria-label={words.calendar} disabled={disabled}>
              <CalendarBlankIcon size={20} aria-hidden="true" />
            </button>
          }
        >
          <Calendar
            value={value}
            onChoose={choose}
            today={getToday()}
            limits={limits}
            reasonOf={reasonOf}
            locale={locale}
            texts={words}
          />
        </Popover>
      )}
      {name !== undefined && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />}
    </div>
  );
}

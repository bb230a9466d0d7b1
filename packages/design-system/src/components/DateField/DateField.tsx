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
  /** A day as `yyyy-MM-dd`; `null` while the field is empty or what stands in it is no date. */
  value?: string | null;
  /** The day at first, when the field keeps it by itself. @default null */
  defaultValue?: string | null;
  /** Called with every change that means another day, also one that is not accepted. */
  onValueChange?: (value: string | null) => void;
  /** Called when what stands in the field becomes acceptable, `null`, or not. */
  onProblemChange?: (problem: DateProblem | null) => void;
  /** First day accepted, `yyyy-MM-dd`. Without it there is none. */
  min?: string;
  /** Last day accepted, `yyyy-MM-dd`. Without it there is none. */
  max?: string;
  /** Why a day is not to be had, in words that are shown and read; `undefined` for a day that is. */
  unavailable?: (date: string) => string | undefined;
  /**
   * Order and signs of the date, names of months and days, and the first day of the week, as in `de-DE`. Always the
   * Gregorian calendar. Without it `yyyy-MM-dd`, English names and Monday.
   */
  locale?: string;
  /** The day marked as today, `yyyy-MM-dd`. Without it today where this device is. */
  today?: string;
  /** Shows the value, but neither boxes nor calendar change it. @default false */
  readOnly?: boolean;
  /** Takes it out of use and out of the form. @default false */
  disabled?: boolean;
  /** Name in a form, where `yyyy-MM-dd` is sent, or an empty text. */
  name?: string;
  /** Built-in texts to replace. */
  texts?: Partial<DateFieldTexts>;
}

/**
 * A day, typed into three boxes or chosen from a calendar. It is a day and no moment: no time zone shifts it.
 * `ref`, `className` and the remaining attributes reach the group around the boxes.
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
  // What was typed is shown for as long as it means the value.
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
    // The label of a Field points to the first box; an id of one's own is that of the group.
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
    onBlur?.(event);
    // Boxes, button and calendar are one control: a Field around it is not left between them.
    const isWithin = [event.currentTarget, calendar.current].some((part) => part?.contains(event.relatedTarget));
    if (isWithin) event.stopPropagation();
    else leave();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only listens for focus that leaves the group
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

'use client';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { isComposing } from '../../internal/is-composing.js';
import { useDirection } from '../../internal/useDirection.js';
import { dateAfterKey } from './calendar-keys.js';
import { CalendarHeader } from './CalendarHeader.js';
import { clampDate, partsOf, weeksOfMonth, type DateLimits } from './date-only.js';
import { firstWeekday as firstWeekdayOf, nameDate } from './date-layout.js';
import type { DateFieldTexts } from './texts.js';
import * as styles from './Calendar.css.js';

export interface CalendarProps {
  /** The chosen day. */
  value: string | null;
  onChoose: (date: string) => void;
  today: string;
  limits: DateLimits;
  /** Returns why a day is unavailable. */
  reasonOf: (date: string) => string | undefined;
  locale: string | undefined;
  texts: DateFieldTexts;
}

/** A month as a grid of days. Focuses a day on mount, and follows the current day through the months. */
export function Calendar({ value, onChoose, today, limits, reasonOf, locale, texts }: CalendarProps) {
  const id = useId();
  const isRightToLeft = useDirection() === 'rtl';
  const firstWeekday = firstWeekdayOf(locale);
  const [day, setDay] = useState(() => clampDate(value ?? today, limits));
  const dayButton = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(true);
  const reason = reasonOf(day);

  // Not a layout effect: the field's ref to the calendar must be set before focus moves into it.
  useEffect(() => {
    if (takesFocus.current) dayButton.current?.focus({ preventScroll: true });
    takesFocus.current = false;
  }, [day]);

  const pressKey = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const target = dateAfterKey(event, day, { firstWeekday, isRightToLeft });
    if (target === undefined) return;
    event.preventDefault();
    takesFocus.current = true;
    setDay(clampDate(target, limits));
  };

  const weeks = weeksOfMonth(day, firstWeekday);
  // The second week is entirely in its month, so it has a date for each weekday.
  const weekdays = weeks[1] as string[];

  const cell = (date: string | null, index: number) => {
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell for a day of another month
    if (date === null) return <td key={index} className={styles.cell} />;
    const why = reasonOf(date);
    const name = nameDate(date, 'day', locale);
    return (
      <td key={date} aria-selected={date === value} className={styles.cell}>
        <button
          ref={date === day ? dayButton : undefined}
          type="button"
          className={styles.day}
          tabIndex={date === day ? 0 : -1}
          aria-label={why === undefined ? name : `${name}, ${why}`}
          aria-current={date === today ? 'date' : undefined}
          aria-disabled={why !== undefined || undefined}
          data-selected={date === value || undefined}
          onFocus={() => setDay(date)}
          onClick={() => {
            if (why === undefined) onChoose(date);
          }}
        >
          {partsOf(date).day}
        </button>
      </td>
    );
  };

  return (
    <div className={styles.calendar}>
      <CalendarHeader
        titleId={`${id}-title`}
        day={day}
        limits={limits}
        onDayChange={setDay}
        locale={locale}
        texts={texts}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of days with arrow-key navigation */}
      <table role="grid" className={styles.grid} aria-labelledby={`${id}-title`} onKeyDown={pressKey}>
        <thead>
          <tr>
            {weekdays.map((date) => (
              <th key={date} scope="col" abbr={nameDate(date, 'weekday', locale)} className={styles.weekday}>
                {nameDate(date, 'weekdayShort', locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>{week.map(cell)}</tr>
          ))}
        </tbody>
      </table>
      <p className={styles.reason}>{reason}</p>
    </div>
  );
}

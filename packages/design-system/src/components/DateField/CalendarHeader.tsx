import { CaretDoubleLeftIcon } from '@phosphor-icons/react/dist/csr/CaretDoubleLeft';
import { CaretDoubleRightIcon } from '@phosphor-icons/react/dist/csr/CaretDoubleRight';
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import type { ReactElement } from 'react';
import { IconButton } from '../IconButton/index.js';
import { addMonths, clampDate, type DateLimits } from './date-only.js';
import { nameDate } from './date-layout.js';
import type { DateFieldTexts } from './texts.js';
import * as styles from './Calendar.css.js';

export interface CalendarHeaderProps {
  titleId: string;
  /** The day whose month is shown. */
  day: string;
  limits: DateLimits;
  onDayChange: (day: string) => void;
  locale: string | undefined;
  texts: DateFieldTexts;
}

const MONTH_LENGTH = 'yyyy-MM'.length;
const icon = { size: 16, weight: 'bold', className: styles.arrow, 'aria-hidden': true } as const;

/** The month between buttons for other months and years. They stay focusable when there is no further month. */
export function CalendarHeader({ titleId, day, limits, onDayChange, locale, texts }: CalendarHeaderProps) {
  const go = (label: string, glyph: ReactElement, months: number) => {
    const target = clampDate(addMonths(day, months), limits);
    const isEnd = target.slice(0, MONTH_LENGTH) === day.slice(0, MONTH_LENGTH);
    return (
      <IconButton
        label={label}
        icon={glyph}
        variant="ghost"
        size="compact"
        className={styles.go}
        aria-disabled={isEnd}
        onClick={isEnd ? undefined : () => onDayChange(target)}
      />
    );
  };
  return (
    <div className={styles.header}>
      {go(texts.previousYear, <CaretDoubleLeftIcon {...icon} />, -12)}
      {go(texts.previousMonth, <CaretLeftIcon {...icon} />, -1)}
      <p id={titleId} className={styles.title} aria-live="polite">
        {nameDate(day, 'month', locale)}
      </p>
      {go(texts.nextMonth, <CaretRightIcon {...icon} />, 1)}
      {go(texts.nextYear, <CaretDoubleRightIcon {...icon} />, 12)}
    </div>
  );
}

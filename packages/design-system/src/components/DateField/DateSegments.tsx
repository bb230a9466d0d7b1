'use client';
import { useLayoutEffect, useRef, useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { FieldControlAttributes } from '../../internal/field-context.js';
import { isComposing } from '../../internal/is-composing.js';
import { nameDate, type DateLayout } from './date-layout.js';
import {
  completeSegment,
  readPasted,
  SEGMENT_MAX,
  stepDraft,
  draftOf,
  typeInto,
  type DateDraft,
  type SegmentKind,
  type SegmentStep,
} from './date-segments.js';
import type { DateFieldTexts } from './texts.js';
import * as styles from './DateField.css.js';

export interface DateSegmentsProps {
  draft: DateDraft;
  onDraftChange: (draft: DateDraft) => void;
  /** The date in the segments, for copying. */
  value: string | null;
  layout: DateLayout;
  locale: string | undefined;
  texts: DateFieldTexts;
  getToday: () => string;
  onOpenCalendar: () => void;
  /** The attributes from the Field: the first segment takes id and description, all take the states. */
  field: FieldControlAttributes;
  disabled: boolean;
  readOnly: boolean;
}

const STEPS: Readonly<Record<string, SegmentStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
  Home: 'first',
  End: 'last',
};
const isSeparator = (key: string) => /^[-/., ]$/.test(key);

/** Text boxes for year, month and day in the order of the locale. */
export function DateSegments({
  draft,
  onDraftChange,
  value,
  layout,
  locale,
  texts,
  getToday,
  onOpenCalendar,
  field,
  disabled,
  readOnly,
}: DateSegmentsProps) {
  const boxes = useRef<Partial<Record<SegmentKind, HTMLInputElement | null>>>({});
  const next = useRef<SegmentKind | undefined>(undefined);
  const [composing, setComposing] = useState<{ kind: SegmentKind; text: string } | null>(null);
  const { order } = layout;
  const neighbour = (kind: SegmentKind, step: 1 | -1) => order[order.indexOf(kind) + step];

  // Moves focus after the typed text is stored, because blur completes the stored text.
  useLayoutEffect(() => {
    if (next.current !== undefined) boxes.current[next.current]?.focus();
    next.current = undefined;
  });

  const type = (kind: SegmentKind, typed: string, mayGoOn: boolean) => {
    const { text, isFull } = typeInto(kind, typed);
    if (isFull && mayGoOn) next.current = neighbour(kind, 1);
    onDraftChange({ ...draft, [kind]: text });
  };

  const change = (kind: SegmentKind, event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    if (composing !== null) setComposing({ kind, text: typed });
    else type(kind, typed, !isDeletion(event.nativeEvent));
  };

  const leave = (kind: SegmentKind) => {
    const complete = completeSegment(kind, draft[kind], getToday());
    if (complete !== draft[kind]) onDraftChange({ ...draft, [kind]: complete });
  };

  const pressKey = (kind: SegmentKind, event: KeyboardEvent) => {
    const { key } = event;
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const forward = layout.direction === 'rtl' ? -1 : 1;
    const step = STEPS[key];
    if (event.altKey) {
      if (key !== 'ArrowDown') return;
      onOpenCalendar();
    } else if (step !== undefined) {
      if (!readOnly) onDraftChange(stepDraft(draft, kind, step, getToday()));
    } else if (key === 'ArrowRight' || key === 'ArrowLeft') {
      focusNeighbour(kind, key === 'ArrowRight' ? forward : (-forward as 1 | -1));
    } else if (key === 'Backspace' && draft[kind] === '') {
      focusNeighbour(kind, -1);
    } else if (isSeparator(key)) {
      if (draft[kind] !== '') focusNeighbour(kind, 1);
    } else {
      return;
    }
    event.preventDefault();
  };

  const focusNeighbour = (kind: SegmentKind, step: 1 | -1) => {
    const target = neighbour(kind, step);
    if (target !== undefined) boxes.current[target]?.focus();
  };

  const paste = (event: ClipboardEvent) => {
    const date = readPasted(event.clipboardData.getData('text'), order, getToday());
    if (date === null || readOnly) return;
    event.preventDefault();
    onDraftChange(draftOf(date));
  };

  const copy = (event: ClipboardEvent) => {
    if (value === null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', value);
  };

  return (
    <span className={styles.segments} dir={layout.direction} onPaste={paste} onCopy={copy}>
      {layout.parts.map((part, index) => {
        if ('sign' in part) {
          return (
            <span key={index} className={styles.sign} aria-hidden="true">
              {part.sign}
            </span>
          );
        }
        const { kind } = part;
        const text = composing?.kind === kind ? composing.text : draft[kind];
        const isFirst = kind === order[0];
        return (
          <input
            key={kind}
            ref={(element) => {
              boxes.current[kind] = element;
            }}
            id={isFirst ? field.id : undefined}
            type="text"
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            className={styles.segment[kind]}
            aria-label={texts.segments[kind]}
            aria-describedby={isFirst ? field['aria-describedby'] : undefined}
            aria-invalid={field['aria-invalid']}
            aria-required={field['aria-required']}
            aria-valuemin={1}
            aria-valuemax={SEGMENT_MAX[kind]}
            aria-valuenow={text === '' ? undefined : Number(draft[kind])}
            aria-valuetext={valueText(kind, draft[kind], locale)}
            placeholder={texts.placeholders[kind]}
            value={text}
            disabled={disabled}
            readOnly={readOnly}
            onChange={(event) => change(kind, event)}
            onCompositionStart={(event) => setComposing({ kind, text: event.currentTarget.value })}
            onCompositionEnd={(event) => {
              setComposing(null);
              type(kind, event.currentTarget.value, true);
            }}
            onFocus={(event) => event.target.select()}
            onClick={(event) => event.currentTarget.select()}
            onBlur={() => leave(kind)}
            onKeyDown={(event) => pressKey(kind, event)}
          />
        );
      })}
    </span>
  );
}

const isDeletion = (event: Event) => 'inputType' in event && String(event.inputType).startsWith('delete');

/** Adds the name to the number of a month. */
function valueText(kind: SegmentKind, text: string, locale: string | undefined): string | undefined {
  const isMonth = kind === 'month' && Number(text) >= 1 && Number(text) <= SEGMENT_MAX.month;
  return isMonth ? `${text}, ${nameDate(`2000-${text.padStart(2, '0')}-01`, 'monthAlone', locale)}` : text || undefined;
}

'use client';
import { useContext } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './CharacterCounter.css.js';
import { countGraphemes } from './count-graphemes.js';
import { countStage, countStageText, type CountStage } from './count-stage.js';
import { FieldContext } from './field-context.js';
import { VisuallyHidden } from './VisuallyHidden.js';

export interface CharacterCounterProps {
  text: string;
  maxLength: number;
  /** Words for how near the limit it is. @default countStageText */
  stageText?: ((stage: CountStage, maxLength: number) => string) | undefined;
}

/** `16 / 30`: in the counter slot of its Field, else in place. */
export function CharacterCounter({ text, maxLength, stageText = countStageText }: CharacterCounterProps) {
  const field = useContext(FieldContext);
  const count = countGraphemes(text);
  const stage = countStage(count, maxLength);
  const counter = (
    <span className={styles.counter} data-stage={stage}>
      <span>{`${count} / ${maxLength}`}</span>
      <VisuallyHidden role="status">{stageText(stage, maxLength)}</VisuallyHidden>
    </span>
  );
  if (field === null) return counter;
  return field.counterSlot && createPortal(counter, field.counterSlot);
}

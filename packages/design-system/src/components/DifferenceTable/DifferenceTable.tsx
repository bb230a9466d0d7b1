'use client';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { classNames } from '../../internal/class-names.js';
import { wrapTexts } from '../../internal/wrap-texts.js';
import { SegmentedControl } from '../SegmentedControl/index.js';
import * as styles from './DifferenceTable.css.js';

/** Which of two values to keep. */
export type DifferenceChoice = 'mine' | 'theirs';

/** Two values of one field. */
export interface Difference {
  /** Identifies the field in the choices. */
  id: string;
  /** The name of the field. */
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
}

/** Choices by the id of the difference; without one, 'mine'. */
export type DifferenceChoices = Readonly<Record<string, DifferenceChoice>>;

export interface DifferenceTableProps extends Omit<ComponentPropsWithRef<'table'>, 'defaultValue' | 'onChange'> {
  /** The fields with two values, in order. */
  differences: readonly Difference[];
  /** The choices when controlled. */
  value?: DifferenceChoices;
  /** The initial choices when uncontrolled. @default 'mine' for every field */
  defaultValue?: DifferenceChoices;
  /** Called with all choices when one changes. */
  onValueChange?: (choices: DifferenceChoices) => void;
  /** The header of the names of the fields. @default 'Field' */
  fieldLabel?: string;
  /** The header of the reader's values. @default 'Yours' */
  mineLabel?: string;
  /** The header of the other values. @default 'Theirs' */
  theirsLabel?: string;
  /** The header of the choices. @default 'Choice' */
  choiceLabel?: string;
  /** The option that keeps the reader's value. @default 'Keep mine' */
  keepMineLabel?: string;
  /** The option that takes the other value. @default 'Use theirs' */
  useTheirsLabel?: string;
}

/** Two versions of the same fields side by side, with a choice for each field. */
export function DifferenceTable({
  differences,
  value,
  defaultValue = {},
  onValueChange,
  fieldLabel = 'Field',
  mineLabel = 'Yours',
  theirsLabel = 'Theirs',
  choiceLabel = 'Choice',
  keepMineLabel = 'Keep mine',
  useTheirsLabel = 'Use theirs',
  className,
  ...rest
}: DifferenceTableProps) {
  const ownId = useId();
  const [choices, setChoices] = useControllableState(value, defaultValue, onValueChange);
  const options = [
    { value: 'mine' as const, label: keepMineLabel },
    { value: 'theirs' as const, label: useTheirsLabel },
  ];
  return (
    <table className={classNames(styles.table, className)} {...rest}>
      <thead className={styles.head}>
        <tr>
          {[fieldLabel, mineLabel, theirsLabel, choiceLabel].map((label) => (
            <th key={label} scope="col" className={styles.columnHeader}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {differences.map(({ id, label, mine, theirs }) => {
          const choice = choices[id] ?? 'mine';
          const headerId = `${ownId}${id}`;
          return (
            <tr key={id} className={styles.row}>
              <th scope="row" id={headerId} className={styles.field}>
                {label}
              </th>
              <ValueCell label={mineLabel} isChosen={choice === 'mine'}>
                {mine}
              </ValueCell>
              <ValueCell label={theirsLabel} isChosen={choice === 'theirs'}>
                {theirs}
              </ValueCell>
              <td className={styles.choice}>
                <SegmentedControl
                  aria-labelledby={headerId}
                  options={options}
                  value={choice}
                  onValueChange={(next) => setChoices({ ...choices, [id]: next })}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface ValueCellProps {
  label: string;
  isChosen: boolean;
  children: ReactNode;
}

/** A value; on narrow screens below the name of its column, which the header gives to screen readers. */
function ValueCell({ label, isChosen, children }: ValueCellProps) {
  return (
    <td className={styles.value} data-chosen={isChosen || undefined}>
      <span aria-hidden="true" className={styles.columnName}>
        {label}
      </span>
      {wrapTexts(children)}
    </td>
  );
}

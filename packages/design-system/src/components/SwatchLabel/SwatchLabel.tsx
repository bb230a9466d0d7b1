import { classNames } from '../../internal/class-names.js';
import { Chip, type ChipProps } from '../Chip/index.js';
import { Tooltip } from '../Tooltip/index.js';
import { LetterMark, type LetterMarkProps } from './LetterMark.js';
import * as styles from './SwatchLabel.css.js';

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

export type SwatchLabelProps = DistributiveOmit<ChipProps, 'swatch' | 'marker'> & {
  /** The CSS colour of the square before the name; without it, there is no square. */
  colour?: string;
  /** Two letters in a box after the name, with their meaning. */
  marker?: Pick<LetterMarkProps, 'letters' | 'label'>;
  /** The tooltip of an archived name. */
  archivedTooltip?: string;
};

/** A name with its colour. */
export function SwatchLabel({ colour, marker, archivedTooltip, className, ...rest }: SwatchLabelProps) {
  const isExplained = Boolean(rest.archived && archivedTooltip);
  const chip = (
    <Chip
      className={classNames(isExplained && styles.explained, className)}
      swatch={colour}
      marker={marker && <LetterMark {...marker} />}
      {...(isExplained ? { tabIndex: 0 } : {})}
      {...rest}
    />
  );
  return isExplained ? <Tooltip content={archivedTooltip}>{chip}</Tooltip> : chip;
}

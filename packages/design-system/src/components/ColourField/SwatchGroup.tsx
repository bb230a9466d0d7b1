'use client';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { useRadioGrid } from '../../internal/radio-grid/useRadioGrid.js';
import { Tooltip } from '../Tooltip/index.js';
import { parseHex } from './parse-hex.js';
import { readableInk } from './readable-ink.js';
import * as styles from './SwatchGroup.css.js';

/** A preset colour. */
export interface ColourSwatch {
  /** `#rrggbb`. */
  value: string;
  /** The accessible name and tooltip, such as 'Safety orange'. */
  name: string;
}

export interface SwatchGroupProps {
  swatches: readonly ColourSwatch[];
  label: string;
  /** `#rrggbb` in lower case, or `null`. */
  value: string | null;
  disabled: boolean;
  onChoose: (value: string) => void;
}

/** A radio group of colours. */
export function SwatchGroup({ swatches, label, value, disabled, onChoose }: SwatchGroupProps) {
  const colours = swatches.map((swatch) => parseHex(swatch.value) ?? swatch.value);
  const chosenIndex = value === null ? -1 : colours.indexOf(value);
  const radio = useRadioGrid({
    labels: swatches.map((swatch) => swatch.name),
    chosenIndex,
    onChoose: (index) => onChoose(colours[index]!),
    disabled,
  });
  return (
    <div role="radiogroup" aria-label={label} className={styles.group}>
      {swatches.map((swatch, index) => (
        <Tooltip key={swatch.value} content={swatch.name}>
          <button
            {...radio(index)}
            className={styles.swatch}
            style={{ background: colours[index], color: readableInk(colours[index]!) }}
          >
            {index === chosenIndex && <CheckIcon size={18} weight="bold" aria-hidden="true" />}
          </button>
        </Tooltip>
      ))}
    </div>
  );
}

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { hasSliceLabel, labelLines, truncateLabel } from '../chart-labels.js';
import type { Slice } from '../donut-layout.js';
import * as styles from './DonutChart.css.js';

interface SliceLabelProps {
  name: string;
  fill: string;
  slice: Slice;
}

const LINE_HEIGHT_EM = 1.1;

/** The name in the middle of a slice that is wide enough for it. */
export function SliceLabel({ name, fill, slice: { startAngle, endAngle, x, y } }: SliceLabelProps) {
  if (!hasSliceLabel(endAngle - startAngle)) return null;
  const lines = labelLines(truncateLabel(name));
  return (
    <text className={styles.label} style={assignInlineVars({ [styles.fill]: fill })} y={y}>
      {lines.map((line, index) => (
        // The space between two lines belongs to the name.
        <tspan key={line} x={x} dy={`${index === 0 ? ((1 - lines.length) * LINE_HEIGHT_EM) / 2 : LINE_HEIGHT_EM}em`}>
          {index < lines.length - 1 ? `${line} ` : line}
        </tspan>
      ))}
    </text>
  );
}

import type { ChartItem } from '../charts/chart-data.js';
import { vars } from '../theme/contract.css.js';

const fills = Object.values(vars.color.chart).slice(0, 8);

const sample = (counts: Record<string, number>): ChartItem[] =>
  Object.entries(counts).map(([name, count], index) => ({
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    count,
    fill: fills[index % fills.length] ?? '',
  }));

/** Findings by category: 177 in eight categories. Stories and tests only. */
export const findings = sample({
  'Steel corrosion': 42,
  'Concrete crack': 37,
  'Concrete spalling': 28,
  Staining: 24,
  'Bearing defect': 18,
  'Joint leakage': 13,
  'Missing bolt': 9,
  Vegetation: 6,
});

/** 8 in two categories. */
export const twoFindings = sample({ Rust: 3, Crack: 5 });

export const oneFinding = sample({ Rust: 7 });

export const zeroFindings = sample({ Rust: 0, Crack: 0, Spalling: 0 });

/** Names far longer than their place, in two directions of script. */
export const longFindings = sample({
  Spannungsrisskorrosionsverdachtsfläche: 9,
  'Concrete spalling above the northern expansion joint of the second span': 7,
  'تآكل الفولاذ في الركيزة الشمالية للجسر': 5,
  'Nothing found here yet': 0,
});

/** Fifty categories with counts between 1 and 99. */
export const manyFindings = sample(
  Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`Category ${index + 1}`, ((index * 37) % 99) + 1])),
);

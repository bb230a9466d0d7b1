import { celsiusToFahrenheit } from './measures.ts';
import type { UnitSystem } from './unit-system.ts';

/** Quantities of capture data that follow the reader's units. @see S36 */
export type Quantity = 'temperature' | 'windSpeed';

const METRES_PER_MILE = 1609.344;
const SECONDS_PER_HOUR = 3600;

const UNITS: Readonly<Record<Quantity, Readonly<Record<UnitSystem, string>>>> = {
  temperature: { Metric: '°C', Imperial: '°F' },
  windSpeed: { Metric: 'm/s', Imperial: 'mph' },
};

/** Unit a quantity is shown and entered in. @see S36 */
export const unitOf = (quantity: Quantity, system: UnitSystem): string => UNITS[quantity][system];

/**
 * A stored number in the reader's unit, for an entry field: at most two decimals.
 *
 * @param metric °C or m/s, as it is stored
 * @see UNIT-013, UNIT-015, S36
 */
export function toReaderUnit(metric: number, quantity: Quantity, system: UnitSystem): number {
  if (system === 'Metric') return metric;
  const imperial =
    quantity === 'temperature' ? celsiusToFahrenheit(metric) : (metric * SECONDS_PER_HOUR) / METRES_PER_MILE;
  return rounded(imperial, 2);
}

/**
 * What a reader entered, as it is stored: exact enough that {@link toReaderUnit} gives it back.
 *
 * @returns °C or m/s
 * @see UNIT-013, UNIT-015, S36
 */
export function fromReaderUnit(entered: number, quantity: Quantity, system: UnitSystem): number {
  if (system === 'Metric') return entered;
  const metric = quantity === 'temperature' ? (entered - 32) / 1.8 : (entered * METRES_PER_MILE) / SECONDS_PER_HOUR;
  return rounded(metric, 6);
}

/**
 * Speed of the wind as capture data shows it.
 *
 * @param metresPerSecond the stored unit everywhere
 * @returns one decimal and a unit, "4.2 m/s" or "9.4 mph"
 * @see S36
 */
export function formatWindSpeed(metresPerSecond: number, system: UnitSystem): string {
  return `${toReaderUnit(metresPerSecond, 'windSpeed', system).toFixed(1)} ${unitOf('windSpeed', system)}`;
}

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

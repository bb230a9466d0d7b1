import { celsiusToFahrenheit } from './measures.ts';
import type { UnitSystem } from './unit-system.ts';

/** Quantities of capture data that are shown in the user's units. */
export type Quantity = 'temperature' | 'windSpeed';

const METRES_PER_MILE = 1609.344;
const SECONDS_PER_HOUR = 3600;

const UNITS: Readonly<Record<Quantity, Readonly<Record<UnitSystem, string>>>> = {
  temperature: { Metric: '°C', Imperial: '°F' },
  windSpeed: { Metric: 'm/s', Imperial: 'mph' },
};

/** Unit in which a quantity is shown and entered. */
export const unitOf = (quantity: Quantity, system: UnitSystem): string => UNITS[quantity][system];

/**
 * Converts a stored number to the user's unit, for an input field.
 *
 * @param metric °C or m/s, the stored units
 * @returns at most two decimals
 */
export function toReaderUnit(metric: number, quantity: Quantity, system: UnitSystem): number {
  if (system === 'Metric') return metric;
  const imperial =
    quantity === 'temperature' ? celsiusToFahrenheit(metric) : (metric * SECONDS_PER_HOUR) / METRES_PER_MILE;
  return rounded(imperial, 2);
}

/**
 * Converts an entered number to the stored unit, exact enough that {@link toReaderUnit} returns the entered number.
 *
 * @returns °C or m/s
 */
export function fromReaderUnit(entered: number, quantity: Quantity, system: UnitSystem): number {
  if (system === 'Metric') return entered;
  const metric = quantity === 'temperature' ? (entered - 32) / 1.8 : (entered * METRES_PER_MILE) / SECONDS_PER_HOUR;
  return rounded(metric, 6);
}

/**
 * Formats a wind speed.
 *
 * @param metresPerSecond the stored unit
 * @returns one decimal and a unit, "4.2 m/s" or "9.4 mph"
 */
export function formatWindSpeed(metresPerSecond: number, system: UnitSystem): string {
  return `${toReaderUnit(metresPerSecond, 'windSpeed', system).toFixed(1)} ${unitOf('windSpeed', system)}`;
}

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

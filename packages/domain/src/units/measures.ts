import type { UnitSystem } from './unit-system.ts';

const FEET_PER_METRE = 3.28084;

/** Converts a length to feet: 1 m is 3.28084 ft. */
export function metresToFeet(metres: number): number {
  return metres * FEET_PER_METRE;
}

/** Converts an area to square feet, by the factor of lengths squared. */
export function squareMetresToSquareFeet(squareMetres: number): number {
  return squareMetres * FEET_PER_METRE ** 2;
}

/** Converts a temperature to degrees Fahrenheit: times 1.8 plus 32. */
export function celsiusToFahrenheit(celsius: number): number {
  return celsius * 1.8 + 32;
}

/**
 * Formats a distance.
 *
 * @param metres length in metres, the stored unit
 * @returns two decimals and a unit, "12.30 m" or "40.35 ft"
 */
export function formatDistance(metres: number, system: UnitSystem): string {
  return system === 'Metric' ? `${fixed(metres, 2)} m` : `${fixed(metresToFeet(metres), 2)} ft`;
}

/**
 * Formats a height, like a distance.
 *
 * @param metres height in metres, negative below the reference
 */
export function formatHeight(metres: number, system: UnitSystem): string {
  return formatDistance(metres, system);
}

/**
 * Formats an area.
 *
 * @param squareMetres area in square metres
 * @returns two decimals and a unit, "2.00 m²" or "21.53 ft²"
 */
export function formatArea(squareMetres: number, system: UnitSystem): string {
  return system === 'Metric'
    ? `${fixed(squareMetres, 2)} m²`
    : `${fixed(squareMetresToSquareFeet(squareMetres), 2)} ft²`;
}

/**
 * Formats a temperature of capture data or of a thermal image.
 *
 * @param celsius degrees Celsius, the stored unit
 * @returns one decimal and a unit, "20.0 °C" or "68.0 °F"
 */
export function formatTemperature(celsius: number, system: UnitSystem): string {
  return system === 'Metric' ? `${fixed(celsius, 1)} °C` : `${fixed(celsiusToFahrenheit(celsius), 1)} °F`;
}

/**
 * Formats an angle.
 *
 * @param degrees the same in both unit systems
 * @returns one decimal and the degree sign, "12.3°"
 */
export function formatAngle(degrees: number): string {
  return `${fixed(degrees, 1)}°`;
}

/** Rounds to fixed decimals. A value that rounds to zero has no sign. */
function fixed(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  return Number(text) === 0 ? (0).toFixed(decimals) : text;
}

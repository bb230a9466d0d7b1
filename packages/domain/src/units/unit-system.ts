/** Numbers of the unit systems. No record contains them; the choice is a setting of the browser. */
export const UNIT_SYSTEM_NUMBERS = { Metric: 0, Imperial: 1 } as const;

/** The units a user sees. Values are stored in metric units and converted for display. */
export type UnitSystem = keyof typeof UNIT_SYSTEM_NUMBERS;

/** Both unit systems, ordered by number. */
export const UNIT_SYSTEMS = ['Metric', 'Imperial'] as const satisfies readonly UnitSystem[];

/** The unit system of users who have not chosen one. */
export const DEFAULT_UNIT_SYSTEM: UnitSystem = 'Metric';

/** Numbers of the unit systems. No record carries them: the choice stays with the reader. @see ENUM-004..005, N71 */
export const UNIT_SYSTEM_NUMBERS = { Metric: 0, Imperial: 1 } as const;

/** The reader's choice; everything is stored in metric units and converted for display. @see GEN-034 */
export type UnitSystem = keyof typeof UNIT_SYSTEM_NUMBERS;

/** The two unit systems, in the order of their numbers. @see ENUM-004..005 */
export const UNIT_SYSTEMS = ['Metric', 'Imperial'] as const satisfies readonly UnitSystem[];

/** What a reader sees who has not chosen. @see GEN-034, N71 */
export const DEFAULT_UNIT_SYSTEM: UnitSystem = 'Metric';

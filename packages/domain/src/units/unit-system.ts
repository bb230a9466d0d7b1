/** The two unit systems, in the order of their numbers (Metric 0, Imperial 1). @see spec 1 §3 */
export const UNIT_SYSTEMS = ['Metric', 'Imperial'] as const;

/** The reader's choice; everything is stored in metric units and converted for display. @see spec 1 §1 */
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** What a reader sees who has not chosen. */
export const DEFAULT_UNIT_SYSTEM: UnitSystem = 'Metric';

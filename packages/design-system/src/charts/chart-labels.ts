/** Narrowest slice that carries its label, in radians. @see spec 2 §9 "Charts" */
export const LABEL_MIN_ANGLE_RADIANS = 0.4;

/** Most characters of a label. @see spec 2 §9 "Charts" */
export const LABEL_MAX_LENGTH = 12;

/** Whether a slice is wide enough for its label. @see spec 2 §9 "Charts" */
export const hasSliceLabel = (angleRadians: number): boolean => angleRadians >= LABEL_MIN_ANGLE_RADIANS;

/** A label of at most 12 characters; longer ones end in '...' after the twelfth. @see spec 2 §9 "Charts" */
export const truncateLabel = (name: string): string =>
  name.length > LABEL_MAX_LENGTH ? `${name.slice(0, LABEL_MAX_LENGTH)}...` : name;

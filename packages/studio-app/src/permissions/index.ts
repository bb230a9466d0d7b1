export { Can, type CanProps } from './Can.tsx';
export { FORBIDDEN_PATH, guarded, type GuardedLoad } from './guarded.ts';
export { type Access, useAccess } from './useAccess.ts';

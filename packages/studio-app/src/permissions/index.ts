export { Can } from './Can.tsx';
export { forbid, guarded, type GuardedLoad } from './guarded.ts';
export { type Access, useAccess } from './useAccess.ts';

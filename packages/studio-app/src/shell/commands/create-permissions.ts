import type { Permission } from '@inspection-studio/domain/permissions';

/** For each thing that Create New makes, in its order; Create New itself is there for who has one of them. */
export const createPermissions = [
  'CreateSite',
  'CreateAsset',
  'CreateProject',
  'InviteUser',
] as const satisfies readonly Permission[];
export type CreatePermission = (typeof createPermissions)[number];

import type { AccessDecision, AccessMode, Permission } from '@inspection-studio/domain/permissions';
import type { ReactNode } from 'react';
import { useAccess } from './useAccess.ts';

export interface CanProps {
  /** Required permissions. @default [] */
  permission?: Permission | readonly Permission[];
  /** Whether all permissions are required or any one. @default 'all' */
  mode?: AccessMode;
  /** Decision of a policy about the record; overrides the role. */
  policy?: AccessDecision;
  /** Shown without permission. @default nothing */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Renders its children only with permission. */
export function Can({ permission = [], mode, policy, fallback = null, children }: CanProps) {
  return useAccess().can(permission, { mode, policy }) ? children : fallback;
}

import type { AccessDecision, AccessMode, Permission } from '@inspection-studio/domain';
import type { ReactNode } from 'react';
import { useAccess } from './useAccess.ts';

export interface CanProps {
  /** Needed rights; none asks only for the policy. @default [] */
  permission?: Permission | readonly Permission[];
  /** Whether all the rights are needed or any one of them. @default 'all' */
  mode?: AccessMode;
  /** Answer of a policy about the record at hand; given, it decides instead of the role. */
  policy?: AccessDecision;
  /** Shown to those who may not. @default nothing */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Shows its content only to those who may. @see PERM-005..008 */
export function Can({ permission = [], mode, policy, fallback = null, children }: CanProps) {
  return useAccess().can(permission, { mode, policy }) ? children : fallback;
}

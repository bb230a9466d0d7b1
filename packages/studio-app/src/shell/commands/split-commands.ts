import { type AccessDecision, type Permission, refusalText } from '@inspection-studio/domain/permissions';
import type { StudioCommand } from './studio-command.ts';

/** Commands a person has, and those they have not, with the reason. */
export interface SplitCommands {
  offered: StudioCommand[];
  refused: { command: StudioCommand; reason: string }[];
}

/** Sorts commands by the rights of a person; refused ones can say why. @param decide asks for one permission */
export function splitCommands(
  commands: readonly StudioCommand[],
  decide: (permission: Permission) => AccessDecision,
): SplitCommands {
  const split: SplitCommands = { offered: [], refused: [] };
  for (const command of commands) {
    const decision = command.permission ? decide(command.permission) : undefined;
    if (decision?.allowed === false) split.refused.push({ command, reason: refusalText(decision.reason) });
    else split.offered.push(command);
  }
  return split;
}

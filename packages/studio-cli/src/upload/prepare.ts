import {
  type DataType,
  editableModules,
  editProjectForm,
  formDataIssues,
  isSonarImage,
  newDataIssues,
  newProjectForm,
  noModuleFiles,
  type ProjectForm,
} from '@inspection-studio/domain/inspections';
import { counted } from '@inspection-studio/domain/units';
import { CommandError } from '../command-error.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { type PlacedFile, withFiles } from '../files/sort-files.ts';
import type { LocalFile } from '../files/open-file.ts';
import type { StoredInspection } from './inspection-of.ts';
import { type SendingPlan, planSending, registeredFiles } from './plan-sending.ts';

/** A plan, and the form of the inspection as it is. */
export interface Prepared {
  before: ProjectForm;
  plan: SendingPlan<LocalFile>;
}

/** What the files are for. */
export interface Purpose {
  /** The inspection; null if it is to be created. */
  inspection: StoredInspection | null;
  assetId: string;
  /** Name of a new inspection; undefined for today's date. */
  name: string | undefined;
  kinds: readonly DataType[];
  uploadId: string;
  isSent: boolean;
  /** Whether more files may follow, so that too few are no problem yet. */
  isOpenEnded: boolean;
  today: Date;
}

/** Plans what is sent. */
export function prepare(usable: readonly PlacedFile<LocalFile>[], purpose: Purpose): Prepared {
  const { inspection, assetId, name, kinds, uploadId, today } = purpose;
  const created = { ...newProjectForm(today, assetId), ...(name !== undefined && { name }) };
  const before = inspection ? editProjectForm(inspection.project, inspection.files) : created;
  return {
    before,
    plan: planSending(registeredFiles(inspection?.files ?? noModuleFiles(), kinds), usable, uploadId),
  };
}

/**
 * Checks a plan by the rules of the studio's wizard.
 *
 * @param leftOutCount number of files that are left out, because other inspections have them
 * @throws CommandError when the inspection takes no such files any more, or has too few or mismatched ones
 */
export function checkPlan({ before, plan }: Prepared, purpose: Purpose, leftOutCount = 0): void {
  const { inspection, kinds, isSent, isOpenEnded } = purpose;
  const isChanged = plan.added.length + plan.continued.length > 0;
  if (isChanged && !kinds.every((kind) => editableModules(before.status).includes(kind))) {
    throw incomplete(`${before.name} was sent for processing. Use --name to create another inspection.`);
  }
  if (!isOpenEnded && (isChanged || (!inspection && leftOutCount === 0))) {
    const sent = [...plan.added, ...plan.continued.map(({ registered, file }) => placeOf(registered, file))];
    const after = withFiles(before, kinds, sent);
    const issues = inspection && !isSent ? newDataIssues(after, before) : formDataIssues(after);
    const messages = issues.map(({ message }) => message);
    if (messages.length > 0) throw incomplete([...messages, ...leftOutText(leftOutCount)].join(' '));
  }
}

const leftOutText = (count: number): string[] =>
  count === 0 ? [] : [`${counted(count, 'file')} of the folder ${count === 1 ? 'was' : 'were'} left out.`];

const incomplete = (message: string): CommandError => new CommandError(message, EXIT_CODES.incomplete);

/** Where a registered file belongs in the form. */
function placeOf(
  { kind, list, name }: SendingPlan<LocalFile>['continued'][number]['registered'],
  file: LocalFile,
): PlacedFile<LocalFile> {
  if (kind !== 'sonar') return { file, kind, list };
  return { file, kind, list: isSonarImage(name) ? 'images' : 'parameters' };
}

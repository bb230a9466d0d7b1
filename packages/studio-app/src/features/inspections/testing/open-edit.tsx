import { type Call, calls } from '@inspection-studio/domain/calls';
import type { ProjectDetail } from '@inspection-studio/domain/inspections';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { EditInspection } from '../EditInspection.tsx';
import { company, noFiles } from './records.ts';
import { renderScreen } from './render-screen.tsx';

/** Opens the wizard of an inspection that exists. @param registered reply to the registration of files */
export function openEdit(project: ProjectDetail, registered: unknown = {}) {
  const onDone = vi.fn<() => void>();
  const { asked } = renderScreen(
    <EditInspection inspectionId={project.id} onDone={onDone} />,
    new Map<Call, unknown>([
      [calls.getProject, project],
      [calls.updateProject, project],
      [calls.getModules, noFiles],
      [calls.updateModules, registered],
      [calls.getCompany, company],
      [calls.getUploadUrl, { url: '/files/photo' }],
    ]),
  );
  return { asked, onDone, user: userEvent.setup() };
}

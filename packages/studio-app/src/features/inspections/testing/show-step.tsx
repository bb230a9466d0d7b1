import { newProjectForm, type ProjectForm } from '@inspection-studio/domain/inspections';
import { calls } from '@inspection-studio/domain/calls';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { type PathValue, useForm } from 'react-hook-form';
import { vi } from 'vitest';
import type { ChangeData } from '../change-data.ts';
import type { DataStepProps } from '../DataStep.tsx';
import { company } from './records.ts';
import { renderScreen } from './render-screen.tsx';

const ALL = { three: true, two: true, ortho: true, sonar: true, supplementary: true };
export const empty = newProjectForm(new Date(2026, 10, 21), 'kinnaird-1');

/** Shows one step of the wizard. All kinds of data are on by default. @returns `form` reads what is entered */
export function showStep(
  Step: ComponentType<DataStepProps>,
  values: Partial<ProjectForm>,
  types: ProjectForm['types'] = ALL,
) {
  const onClose = vi.fn<() => void>();
  let form: () => ProjectForm = () => empty;
  function Screen() {
    const { control, watch, getValues, setValue } = useForm<ProjectForm>({
      defaultValues: { ...empty, types, ...values },
    });
    form = getValues;
    const change: ChangeData = (name, toNext) =>
      setValue(name, toNext(getValues(name)) as PathValue<ProjectForm, typeof name>);
    return (
      <Step
        control={control}
        form={watch()}
        change={change}
        onReading={() => undefined}
        awaited={{
          files: [],
          isReading: false,
          backCount: 0,
          canReopen: false,
          reopen: async () => undefined,
          chooseAgain: async () => 0,
          leaveOut: () => undefined,
        }}
        known={{ placesOf: () => [], kept: new Map(), keep: () => undefined }}
        onClose={onClose}
      />
    );
  }
  renderScreen(<Screen />, new Map([[calls.getCompany, company]]));
  return { form: () => form(), onClose, user: userEvent.setup() };
}

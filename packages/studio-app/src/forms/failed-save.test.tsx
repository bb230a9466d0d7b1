import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { StudioError } from '../api/index.ts';
import { FormStatus } from './FormStatus.tsx';
import { useStudioForm } from './useStudioForm.ts';

const schema = z.object({ name: z.string() });

function TagForm({ onSubmit }: { onSubmit: () => Promise<void> }) {
  const form = useStudioForm({ schema, defaultValues: { name: '' }, onSubmit });
  return (
    <>
      <input aria-label="Name" {...form.register('name')} />
      <FormStatus error={form.serverError} />
      <button onClick={() => void form.submit()}>Save</button>
    </>
  );
}

it('ERR-017: a failed save is read in the status of the form, which keeps what was typed; the next one clears it', async () => {
  const save = vi.fn<() => Promise<void>>().mockRejectedValueOnce(StudioError.fromAnswer(409)).mockResolvedValue();
  render(<TagForm onSubmit={save} />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'North quay');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(status).toHaveTextContent('This action did not pass validation.');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('North quay');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(status).toBeEmptyDOMElement();
  expect(save).toHaveBeenCalledTimes(2);
});

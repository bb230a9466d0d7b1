import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { type DocumentUploadState, UploadHostProvider } from '../../uploads/index.ts';
import { hostOf } from '../../uploads/testing/host-of.ts';
import { UploadDocument } from './UploadDocument.tsx';

/** An upload in a given state. */
function setUp() {
  const file = { name: 'Rescue plan.pdf', sizeBytes: 400 };
  let state: DocumentUploadState = { status: 'idle' };
  const listeners = new Set<() => void>();
  const become = (next: DocumentUploadState) =>
    act(() => {
      state = next;
      for (const listener of listeners) listener();
    });
  const sendTo = (uploadedBytes: number, waitingFor: 'network' | null = null) =>
    become({ status: 'sending', ...file, uploadedBytes, waitingFor });
  const send = (waitingFor: 'network' | null = null) => sendTo(100, waitingFor);
  const fail = ({ canRetry = true } = {}) =>
    become({ status: 'failed', ...file, reason: 'The connection was lost.', canRetry });
  const upload = {
    getSnapshot: () => state,
    subscribe: (listener: () => void) => (listeners.add(listener), () => listeners.delete(listener)),
    isUnfinished: () => state.status === 'sending',
    start: vi.fn<(file: File) => void>(),
    retry: () => send(),
    dismiss: () => become({ status: 'idle' }),
  };
  render(
    <MemoryRouter>
      <UploadHostProvider host={hostOf({ document: upload })}>
        <UploadDocument />
      </UploadHostProvider>
    </MemoryRouter>,
  );
  return { send, sendTo, fail, upload, user: userEvent.setup() };
}

it('shows and announces that it waits for the network, until it resumes', () => {
  const { send } = setUp();
  send('network');
  const words = 'No connection. The upload resumes automatically.';
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(screen.getAllByText(words)).toHaveLength(2);
  expect(screen.getByRole('progressbar')).toHaveAttribute('data-status', 'paused');
  send();
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('data-status', 'pending');
});

it('100% appears only when every byte is sent', () => {
  const { sendTo } = setUp();
  sendTo(399);
  expect(screen.getByText('99%')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '99%');
  sendTo(400);
  expect(screen.getByText('100%')).toBeInTheDocument();
});

it('focus moves from Cancel to Try again, back to Cancel, and finally to Choose file', async () => {
  const { send, fail, user } = setUp();
  send();
  screen.getByRole('button', { name: 'Cancel' }).focus();
  fail();
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Choose file' })).toHaveFocus();
});

it('a chosen PDF is uploaded, one at a time; anything else is rejected', async () => {
  const { upload, send } = setUp();
  const area = screen.getByRole('group', { name: 'Document' });
  const user = userEvent.setup({ applyAccept: false });
  const input = area.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, new File(['text'], 'notes.txt', { type: 'text/plain' }));
  expect(await screen.findByText(/Invalid file type\. Please upload a PDF\./)).toBeInTheDocument();
  expect(upload.start).not.toHaveBeenCalled();
  const plan = new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' });
  await user.upload(input, plan);
  await waitFor(() => expect(upload.start).toHaveBeenCalledExactlyOnceWith(plan));
  send();
  expect(screen.getByRole('button', { name: 'Choose file' })).toBeDisabled();
});

it('a document that has to be chosen again offers no other try', () => {
  const { fail } = setUp();
  fail({ canRetry: false });
  expect(screen.getByText('Rescue plan.pdf').closest('section')).toHaveTextContent(
    /Rescue plan\.pdfThe connection was lost\.Dismiss$/,
  );
  expect(screen.getByRole('button', { name: 'Choose file' })).toBeEnabled();
});

it('the card says what is sent and how far it is, and after a failure why', async () => {
  const { send, fail, user } = setUp();
  const card = () => screen.getByText('Rescue plan.pdf').closest('section')!;
  send();
  expect(card()).toHaveTextContent(/Rescue plan\.pdf25%100 B of 400 BCancel$/);
  const bar = screen.getByRole('progressbar', { name: 'Upload of Rescue plan.pdf' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['100', '400']);
  fail();
  expect(screen.getByText('The connection was lost.').closest('[role=alert]')).not.toBeNull();
  expect(card()).toHaveTextContent(/Rescue plan\.pdfThe connection was lost\.Try againDismiss$/);
  expect(screen.getByRole('button', { name: 'Choose file' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Rescue plan.pdf')).toBeNull();
});

it('an empty PDF is left out, with its name, and so is the shadow of another one', async () => {
  const { upload } = setUp();
  const area = screen.getByRole('group', { name: 'Document' });
  const drop = (...files: File[]) => {
    const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
    fireEvent.drop(area, { dataTransfer: { types: ['Files'], items, files } });
  };
  const pdf = (name: string, content: string) => new File([content], name, { type: 'application/pdf' });
  drop(pdf('Rescue plan.pdf', ''));
  expect(await screen.findByText('1 file left out: 1 empty file (Rescue plan.pdf)')).toBeVisible();
  expect(upload.start).not.toHaveBeenCalled();
  const plan = pdf('Rescue plan.pdf', '%PDF');
  drop(pdf('._Rescue plan.pdf', 'shadow'), plan);
  expect(await screen.findByText('1 file left out: 1 macOS shadow file')).toBeVisible();
  expect(upload.start.mock.calls).toEqual([[plan]]);
});

import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createDocumentUpload } from './document-upload.ts';
import { batchOf, fakeConditions, names, setUpUploads } from './testing/fake-studio.ts';
import { DocumentUploadProvider } from './useDocumentUpload.tsx';
import { useHasUnfinishedUploads } from './useHasUnfinishedUploads.ts';
import { UploadsProvider } from './useUploads.tsx';

it('S22: images on their way count as unfinished, and so does a document that is sent or waits', () => {
  const { store, hold, send } = setUpUploads();
  hold.is = true;
  const { conditions, goOnline } = fakeConditions();
  const upload = createDocumentUpload({
    send,
    putFile: () => new Promise(() => undefined),
    refreshToken: async () => undefined,
    conditions,
    random: () => 0,
    onUploaded: () => undefined,
  });
  const { result } = renderHook(useHasUnfinishedUploads, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <UploadsProvider store={store}>
        <DocumentUploadProvider upload={upload}>{children}</DocumentUploadProvider>
      </UploadsProvider>
    ),
  });
  expect(result.current).toBe(false);
  act(() => upload.start(new File(['%PDF-'], 'Rescue plan.pdf')));
  expect(result.current).toBe(true);
  act(() => goOnline(false));
  expect(result.current).toBe(true);
  act(() => upload.dismiss());
  expect(result.current).toBe(false);
  act(() => store.add(...batchOf(names(1))));
  expect(result.current).toBe(true);
  act(() => store.act('cancelled', 'b1'));
  expect(result.current).toBe(false);
});

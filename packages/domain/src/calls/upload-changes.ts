import { uploadReportSchema } from '../entities/inspections/running-upload.form.ts';
import { call } from './call.ts';

/** Calls by which a tab reports its running upload. Beyond the specification. */
export const uploadChanges = {
  renewUpload: call('PUT', 'projects/{id}/uploads/{uploadId}', {
    payload: uploadReportSchema,
    policy: 'UpdateProject',
    summary:
      'Reports an upload that is running, under an id of the caller. Repeat it: 90 seconds after the last report the upload no longer counts as running. Optional: files can be uploaded without it.',
  }),

  endUpload: call('DELETE', 'projects/{id}/uploads/{uploadId}', {
    policy: 'UpdateProject',
    summary: 'Reports that an upload of the caller has ended. Idempotent.',
  }),
};

import { Banner } from '@inspection-studio/design-system';
import { status } from './form.css.ts';

/** The error of a failed save, above the buttons. Screen readers announce it. */
export function FormStatus({ error }: { error: string | null }) {
  return (
    <div role="status" className={status}>
      {error && <Banner kind="failed">{error}</Banner>}
    </div>
  );
}

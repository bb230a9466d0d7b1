import { Banner } from '@inspection-studio/design-system';
import { status } from './form.css.ts';

/** What the server refused, above the buttons; announced when it appears. @see ERR-017 */
export function FormStatus({ error }: { error: string | null }) {
  return (
    <div role="status" className={status}>
      {error && <Banner kind="failed">{error}</Banner>}
    </div>
  );
}

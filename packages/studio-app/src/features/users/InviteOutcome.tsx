import { Button, ButtonRow, StatusSign } from '@inspection-studio/design-system';
import { type InvitationOutcome, PRODUCT_ERRORS } from '@inspection-studio/domain';
import { useEffect, useRef } from 'react';
import * as styles from './InviteOutcome.css.ts';

interface InviteOutcomeProps {
  outcomes: readonly InvitationOutcome[];
  /** Back to the form, with those who were not invited. */
  onRetry: () => void;
  onDone: () => void;
}

/** What became of each address, those not invited first. @see S14, S43 */
export function InviteOutcome({ outcomes, onRetry, onDone }: InviteOutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const refusedFirst = outcomes.toSorted((one, other) => Number(one.code === null) - Number(other.code === null));
  const invited = outcomes.filter(({ code }) => code === null).length;
  return (
    <div className={styles.outcome}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {invited} of {outcomes.length} invited
      </h3>
      <ul className={styles.list} aria-label="Invitations">
        {refusedFirst.map(({ email, code }) => (
          <li key={email} className={styles.row}>
            <StatusSign kind={code === null ? 'completed' : 'failed'} />
            <span className={styles.email}>{email}</span>
            <span className={styles.words}>{code === null ? 'Invited' : PRODUCT_ERRORS[code].message}</span>
          </li>
        ))}
      </ul>
      <ButtonRow>
        <Button onClick={onRetry}>Change and try again</Button>
        <Button variant="primary" onClick={onDone}>
          Done
        </Button>
      </ButtonRow>
    </div>
  );
}

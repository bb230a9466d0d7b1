import {
  Button,
  ButtonRow,
  DataList,
  Heading,
  Inline,
  Stack,
  StatusSign,
  Text,
} from '@inspection-studio/design-system';
import { PRODUCT_ERRORS } from '@inspection-studio/domain/errors';
import type { InvitationOutcome } from '@inspection-studio/domain/users';
import { useEffect, useRef } from 'react';
import { firstLine } from '../../widgets/first-line.css.ts';
import { scriptFocus } from '../../widgets/focus.css.ts';

interface InviteOutcomeProps {
  outcomes: readonly InvitationOutcome[];
  /** Back to the form, with those who were not invited. */
  onRetry: () => void;
  onDone: () => void;
}

/** What became of each address, those not invited first. */
export function InviteOutcome({ outcomes, onRetry, onDone }: InviteOutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const refusedFirst = outcomes.toSorted((one, other) => Number(one.code === null) - Number(other.code === null));
  const invited = outcomes.filter(({ code }) => code === null).length;
  return (
    <Stack>
      <Heading ref={heading} level={3} tabIndex={-1} className={scriptFocus}>
        {invited} of {outcomes.length} invited
      </Heading>
      <DataList frame="line" aria-label="Invitations">
        {refusedFirst.map(({ email, code }) => (
          <Inline key={email} as="li" align="start" gap={3}>
            <StatusSign className={firstLine} kind={code === null ? 'completed' : 'failed'} />
            <Stack gap={0}>
              <Text translate="no" size="body" weight="semibold">
                {email}
              </Text>
              <Text size="table" tone="secondary">
                {code === null ? 'Invited' : PRODUCT_ERRORS[code].message}
              </Text>
            </Stack>
          </Inline>
        ))}
      </DataList>
      <ButtonRow>
        <Button onClick={onRetry}>Change and try again</Button>
        <Button variant="primary" onClick={onDone}>
          Done
        </Button>
      </ButtonRow>
    </Stack>
  );
}

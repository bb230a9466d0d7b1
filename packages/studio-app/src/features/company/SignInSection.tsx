import {
  Banner,
  ConfirmDialog,
  DataList,
  Inline,
  Section,
  Skeleton,
  Spinner,
  Stack,
  Switch,
  Text,
} from '@inspection-studio/design-system';
import type { SignInSettings } from '@inspection-studio/domain/companies';
import { ManageSignInSettingsPolicy } from '@inspection-studio/domain/permissions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../api/index.ts';
import { requireTotp, signInSettingsQuery } from '../../data/index.ts';
import { useFailureText, useUser } from '../../session/index.ts';
import { useRuntimeSettings } from '../../settings/index.ts';
import { QueryError } from '../../widgets/QueryError.tsx';
import * as styles from './AccountPage.css.ts';
import { askedPeopleText } from './asked-people-text.ts';

/** How people of the company sign in. Only for Admins, and where the studio keeps the accounts itself. */
export function SignInSection() {
  const { signInMethodsPath } = useRuntimeSettings();
  const { allowed } = ManageSignInSettingsPolicy(useUser());
  return signInMethodsPath !== null && allowed && <SignIn />;
}

function SignIn() {
  const query = useQuery(signInSettingsQuery(useSend()));
  return (
    <Section title="Sign-in" aria-busy={query.isPending}>
      {query.isError && !query.data ? (
        <QueryError query={query} />
      ) : (
        <DataList as="div">
          <div className={styles.row}>
            {query.data ? <RequireTotp settings={query.data} /> : <Skeleton shape="block" height={44} />}
          </div>
        </DataList>
      )}
    </Section>
  );
}

/** Turns off immediately. Turning on concerns other people, so it asks first. */
function RequireTotp({ settings: { requiresTotp, peopleWithoutTotp } }: { settings: SignInSettings }) {
  const [isAsking, setAsking] = useState(false);
  const options = requireTotp(useSend(), useQueryClient());
  const saving = useMutation({
    ...options,
    onSuccess: (...result) => {
      setAsking(false);
      return options.onSuccess?.(...result);
    },
  });
  const { isPending } = saving;
  const failure = useFailureText(saving.error);
  const isTurningOff = isPending && !saving.variables;

  const change = (isOn: boolean) => {
    if (isPending) return;
    saving.reset();
    if (isOn) setAsking(true);
    else saving.mutate(false);
  };

  return (
    <Stack gap={3}>
      <Inline justify="between" gap={4}>
        <Switch
          checked={requiresTotp && !isTurningOff}
          aria-disabled={isPending || undefined}
          onCheckedChange={change}
          description="At their next sign-in with a password, people without an authenticator app set one up. Passkeys need none."
        >
          Require two-factor authentication
        </Switch>
        {isTurningOff && <Spinner size="small" label="Saving" />}
      </Inline>
      {failure !== null && !isAsking && (
        <Banner kind="failed" title="Not saved">
          {failure}
        </Banner>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => {
          saving.reset();
          setAsking(open);
        }}
        title="Require two-factor authentication"
        confirmLabel="Require"
        pending={isPending}
        error={failure}
        onConfirm={() => saving.mutate(true)}
      >
        <Text as="p" size="table" tone="secondary">
          {askedPeopleText(peopleWithoutTotp)} Nobody is signed out.
        </Text>
      </ConfirmDialog>
    </Stack>
  );
}

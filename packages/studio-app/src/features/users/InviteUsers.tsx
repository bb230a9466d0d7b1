import { useToast } from '@inspection-studio/design-system';
import { counted } from '@inspection-studio/domain/units';
import { type InvitationForm, type InvitationOutcome, newInvitationForm } from '@inspection-studio/domain/users';
import { useState } from 'react';
import { InviteForm } from './InviteForm.tsx';
import { InviteOutcome } from './InviteOutcome.tsx';

/** Invites people. Lists the addresses that failed with the reason, and offers to try them again. */
export function InviteUsers({ onDone }: { onDone: () => void }) {
  const { show: showToast } = useToast();
  const [draft, setDraft] = useState<InvitationForm>(newInvitationForm);
  const [outcomes, setOutcomes] = useState<readonly InvitationOutcome[] | null>(null);
  if (outcomes) return <InviteOutcome outcomes={outcomes} onRetry={() => setOutcomes(null)} onDone={onDone} />;
  return (
    <InviteForm
      defaultValues={draft}
      onCancel={onDone}
      onInvited={(results, sent) => {
        const refused = results.filter(({ code }) => code !== null);
        const invited = results.length - refused.length;
        if (invited > 0) {
          const [first] = results;
          showToast({
            kind: 'completed',
            title: invited === 1 ? 'User invited' : `${counted(invited, 'user')} invited`,
            ...(results.length === 1 && { description: first?.email }),
          });
        }
        if (refused.length === 0) return onDone();
        setDraft({ ...sent, emails: refused.map(({ email }) => email) });
        setOutcomes(results);
      }}
    />
  );
}

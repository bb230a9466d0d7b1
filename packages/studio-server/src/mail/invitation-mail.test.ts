import { describe, expect, it } from 'vitest';
import { type InvitationDetails, invitationMail } from './invitation-mail.ts';

const details: InvitationDetails = {
  email: 'ada@firm.example',
  inviterName: 'Mia Berg',
  companyName: 'Northline',
  role: 'Member',
  isAddressTaken: false,
  note: 'Welcome.\nSee you on Monday.',
  studioUrl: 'https://studio.firm.example',
};

describe('an invitation names the inviter, the company, the role and the studio URL', () => {
  it('in the text part', () => {
    expect(invitationMail(details)).toMatchObject({
      to: 'ada@firm.example',
      subject: 'Mia Berg invites you to Northline',
    });
    expect(invitationMail(details).text).toBe(
      [
        'Mia Berg invites you to Northline in Inspection Studio.',
        'Your access: Limited access. Has access to specific account assets only.',
        'Mia Berg writes:\nWelcome.\nSee you on Monday.',
        'Open Inspection Studio:\nhttps://studio.firm.example',
        'Sign in with this e-mail address, ada@firm.example; your account is active from then on.',
        "If you didn't expect this invitation, you can ignore this e-mail.\n",
      ].join('\n\n'),
    );
  });

  it('in the HTML part', () => {
    const { html } = invitationMail(details);
    for (const part of [
      'Mia Berg',
      'Northline',
      'Limited access',
      'Welcome.\nSee you',
      'href="https://studio.firm.example"',
    ]) {
      expect(html).toContain(part);
    }
    expect(html).not.toMatch(/<(img|script|link)/);
  });

  it('without a note', () => {
    const { text, html } = invitationMail({ ...details, role: 'Viewer', note: '' });
    expect(text).toContain('Your access: View only. Has access to viewing assigned assets, with maps and downloads.\n');
    expect(text + html).not.toContain('writes');
  });
});

it('for a person of another company, it says what to do instead of offering the studio', () => {
  const { text, html } = invitationMail({ ...details, isAddressTaken: true });
  expect(text).toContain(
    "ada@firm.example already belongs to an account at another company, so you can't use it for Northline. Ask Mia Berg to invite another e-mail address of yours.",
  );
  expect(text + html).not.toContain('https://studio.firm.example');
});

describe('names and the note are escaped in HTML', () => {
  it.each(['inviterName', 'companyName', 'note'] as const)('%s', (field) => {
    const { html } = invitationMail({ ...details, [field]: `<a href="//evil.example">&'x` });
    expect(html).not.toContain('<a href="//evil');
    expect(html).toContain('&lt;a href=&quot;//evil.example&quot;&gt;&amp;&#39;x');
  });
});

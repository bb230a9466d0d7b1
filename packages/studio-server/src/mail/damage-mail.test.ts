import { expect, it } from 'vitest';
import { damageMail } from './damage-mail.ts';

const details = { email: 'ada@northline.example', companyName: 'Northline', studioUrl: 'https://studio.example' };

it('names the damaged files and says what to do', () => {
  const files = [
    { name: 'img-0467.jpg', inspection: 'Pier 2026' },
    { name: 'Access plan.pdf', inspection: null },
  ];
  const mail = damageMail({ ...details, count: 5, files });
  expect(mail).toMatchObject({
    to: 'ada@northline.example',
    subject: '5 damaged files in Inspection Studio',
    text: `5 files of Northline are damaged on the server: they are missing, or differ from what was uploaded.

They cannot be downloaded. Ask the operator of the server to restore them from a backup, or upload them again.

- img-0467.jpg (Pier 2026)
- Document Access plan.pdf
- and 3 more

Open Inspection Studio:
https://studio.example
`,
  });
  expect(mail.html).toContain('<li>img-0467.jpg (Pier 2026)</li>');
});

it('names of one file cannot add lines or markup', () => {
  const mail = damageMail({ ...details, count: 1, files: [{ name: '<b>\n- x', inspection: 'Pier' }] });
  expect(mail.subject).toBe('1 damaged file in Inspection Studio');
  expect(mail.text).toContain('- <b> - x (Pier)\n\nOpen');
  expect(mail.text).toContain('A file of Northline is damaged on the server: it is missing, or differs');
  expect(mail.html).toContain('<li>&lt;b&gt; - x (Pier)</li>');
});

/** An access token on the wire. */
export const accessToken = {
  id: 'field-laptop-3m8q2v',
  name: 'Field laptop',
  rights: 'Upload',
  created: '2026-11-20T08:00:00.000Z',
  expires: '2027-02-18T08:00:00.000Z',
  lastUsed: '2026-11-23T09:30:00.000Z',
};

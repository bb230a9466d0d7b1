/** Styles of mails are inline, because mail programs remove style sheets. */
export const BODY_STYLE =
  'font:16px/1.5 Arial,Helvetica,sans-serif;color:#1d2733;max-width:36em;margin:0 auto;padding:24px';

/** Style of the one link that looks like a button. */
export const LINK_STYLE =
  'display:inline-block;padding:10px 18px;background:#1f5fa8;color:#ffffff;text-decoration:none;border-radius:4px';

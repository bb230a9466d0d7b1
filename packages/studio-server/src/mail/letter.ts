import { html, type Markup } from '../html.ts';
import { BODY_STYLE, LINK_STYLE } from './mail-styles.ts';
import type { Mail } from './mailer.ts';

/** A mail of a few paragraphs, with a link if it asks for something. */
export interface Letter {
  email: string;
  subject: string;
  paragraphs: readonly string[];
  /** Lines of a list after the paragraphs. */
  list?: readonly string[];
  link?: { text: string; url: string };
  after?: string;
}

/** Builds a mail in plain text and HTML. Its texts are escaped. */
export function letter({ email, subject, paragraphs, list = [], link, after }: Letter): Mail {
  const inText = [
    ...paragraphs,
    ...(list.length > 0 ? [list.map((line) => `- ${line}`).join('\n')] : []),
    ...(link ? [`${link.text}:\n${link.url}`] : []),
    ...(after ? [after] : []),
  ];
  const paragraph = (text: string): Markup => html`<p>${text}</p>`;
  return {
    to: email,
    subject,
    text: `${inText.join('\n\n')}\n`,
    html: html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>${subject}</title>
        </head>
        <body style="${BODY_STYLE}">
          ${paragraphs.map(paragraph)}
          ${
            list.length > 0
              ? html`<ul>
                  ${list.map((line) => html`<li>${line}</li>`)}
                </ul>`
              : null
          }
          ${link ? html`<p><a href="${link.url}" style="${LINK_STYLE}">${link.text}</a></p>` : null}
          ${after ? html`<p><small>${after}</small></p>` : null}
        </body>
      </html> `.text,
  };
}

import { PRODUCT_NAME } from '@inspection-studio/domain/messages';
import { compareNames } from '@inspection-studio/domain/shared';
import { roleLevel, USER_ROLES, userRoleLabel, type UserRole } from '@inspection-studio/domain/users';
import type { Person } from '../person.ts';
import { html, type Markup } from '../../html.ts';
import { page } from './layout.ts';

const rolesDescending = USER_ROLES.toSorted((one, other) => roleLevel(other) - roleLevel(one));

const activeFirst = (one: Person, other: Person): number =>
  Number(other.status === 'Activated') - Number(one.status === 'Activated') || compareNames(one.name, other.name);

/** Groups people by role, highest first; within a role, people who can sign in come first, then by name. */
export function groupByRole(people: readonly Person[]): [role: UserRole, people: Person[]][] {
  return rolesDescending
    .map((role): [UserRole, Person[]] => [role, people.filter((person) => person.role === role).toSorted(activeFirst)])
    .filter(([, group]) => group.length > 0);
}

const personRow = (person: Person): Markup =>
  html`<li>
    <button class="person" name="person" value="${person.id}">
      <span class="unseen">Sign in as </span>
      <span class="name">${person.name || person.email}</span>
      <span class="email">${person.name ? person.email : null}</span>
      ${person.status === 'Activated' ? null : html`<span class="status">${person.status}</span>`}
    </button>
  </li>`;

const roleGroup = ([role, people]: [UserRole, Person[]]): Markup =>
  html`<section class="group" aria-labelledby="role-${role}">
    <h2 id="role-${role}">
      ${role}${userRoleLabel(role) === role ? null : html` <span class="access">${userRoleLabel(role)}</span>`}
    </h2>
    <ul class="people">
      ${people.map(personRow)}
    </ul>
  </section>`;

/** What the list of people shows. */
export interface DemoList {
  /** URL that both forms post to. */
  action: string;
  /** People of this page, of every status, so that rejected sign-ins can be tried too. */
  people: readonly Person[];
  /** Number of people that match the filter. */
  count: number;
  filter: string;
  /** Number of the page, from 1. */
  page: number;
  pageSize: number;
  /** Whether to warn that others can reach the page. */
  hasDemoBanner?: boolean;
}

const filterBox = ({ action, filter, count }: DemoList): Markup =>
  html`<form class="filter" method="get" action="${action}" role="search">
    <label for="filter">Filter people</label>
    <span class="search">
      <input
        id="filter"
        name="filter"
        type="search"
        value="${filter}"
        autocomplete="off"
        spellcheck="false"
        maxlength="100"
        placeholder="Name, e-mail or role"
      />
      <button class="button quiet">Search</button>
    </span>
    <span class="hint" role="status">${count === 1 ? '1 person' : `${count} people`}</span>
  </form>`;

const pageLink = ({ action, filter }: DemoList, number: number, text: string): Markup =>
  html`<a href="${action}?${new URLSearchParams({ ...(filter && { filter }), page: String(number) }).toString()}"
    >${text}</a
  >`;

function pager(list: DemoList): Markup | null {
  const last = Math.ceil(list.count / list.pageSize);
  if (last <= 1) return null;
  return html`<nav class="links" aria-label="Pages">
    ${list.page > 1 ? pageLink(list, list.page - 1, 'Previous') : null}
    <span>Page ${list.page} of ${last}</span>
    ${list.page < last ? pageLink(list, list.page + 1, 'Next') : null}
  </nav>`;
}

const nobody = (filter: string): Markup =>
  filter === ''
    ? html`<p>There is nobody to sign in as: the database holds no people yet.</p>`
    : html`<p>Nobody matches this filter.</p>`;

/** Renders the list of people to sign in as. Choosing a person signs in without a password. */
export function signInPage(list: DemoList): string {
  const { action, people, count, filter, pageSize, hasDemoBanner } = list;
  return page({
    title: 'Sign in',
    ...(hasDemoBanner && { hasDemoBanner }),
    body: html`<h1>Sign in</h1>
      <p class="lede">Choose who you are in ${PRODUCT_NAME}. This local sign-in asks for no password.</p>
      ${filter !== '' || count > pageSize ? filterBox(list) : null}
      <form method="post" action="${action}">
        ${people.length === 0 ? nobody(filter) : groupByRole(people).map(roleGroup)}
      </form>
      ${pager(list)}
      <form class="actions" method="post" action="${action}/cancel">
        <button class="button quiet">Cancel</button>
      </form>`,
  });
}

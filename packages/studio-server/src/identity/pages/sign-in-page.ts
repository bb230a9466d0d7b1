import { PRODUCT_NAME, roleLevel, USER_ROLES, userRoleLabel, type UserRole } from '@inspection-studio/domain';
import type { Person } from '../person.ts';
import { html, type Markup } from '../../html.ts';
import { page } from './layout.ts';
import { pageAssets } from './page-assets.ts';

/** Number of people above which the list has a filter. */
const FILTER_FROM_COUNT = 16;

const rolesDescending = USER_ROLES.toSorted((one, other) => roleLevel(other) - roleLevel(one));

const activeFirst = (one: Person, other: Person): number =>
  Number(other.status === 'Activated') - Number(one.status === 'Activated') || one.name.localeCompare(other.name);

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

const filterBox = html`<p class="filter">
  <label for="filter">Filter people</label>
  <input id="filter" type="search" autocomplete="off" spellcheck="false" placeholder="Name, e-mail or role" />
  <span id="filter-result" class="unseen" role="status"></span>
</p>`;

const nobody = html`<p>There is nobody to sign in as: the database holds no people yet.</p>`;

/**
 * Renders the list of people to sign in as. Choosing a person signs in without a password.
 *
 * @param action URL that both forms post to
 * @param people everyone of every status, so that rejected sign-ins can be tried too
 */
export function signInPage(action: string, people: readonly Person[]): string {
  const hasFilter = people.length > FILTER_FROM_COUNT;
  return page({
    title: 'Sign in',
    script: hasFilter ? pageAssets.peopleFilter : undefined,
    body: html`<h1>Sign in</h1>
      <p class="lede">Choose who you are in ${PRODUCT_NAME}. This local sign-in asks for no password.</p>
      ${hasFilter ? filterBox : null}
      <form method="post" action="${action}">${people.length === 0 ? nobody : groupByRole(people).map(roleGroup)}</form>
      <form class="actions" method="post" action="${action}/cancel">
        <button class="button quiet">Cancel</button>
      </form>`,
  });
}

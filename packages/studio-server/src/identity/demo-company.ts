/** Id of the demo company, the only one whose people the demo sign-in lists. */
export const DEMO_COMPANY_ID = 'northline-inspection';

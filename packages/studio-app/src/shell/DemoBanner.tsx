import { Banner } from '@inspection-studio/design-system';

/** Warns on every page that others can reach the demo's sign-in. The server's sign-in pages show the same text. */
export default function DemoBanner() {
  return <Banner kind="warning">Demo sign-in is open: anyone who reaches this page can sign in as anyone.</Banner>;
}

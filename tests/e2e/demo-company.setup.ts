import { test } from '@playwright/test';
import { keepDemoCompany } from './demo-company.ts';

test('the demo company is drawn and processed, once for all journeys', async () => {
  test.setTimeout(600_000);
  await keepDemoCompany();
});

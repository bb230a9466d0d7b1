import { inspectAreas } from './axe-areas.ts';

inspectAreas(['home', 'sites', 'inspections', 'uploads']);

import { inspectAreas } from './axe-areas.ts';

inspectAreas(['library', 'locations', 'company', 'shell']);

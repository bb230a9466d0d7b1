import { describeSubjects } from './battery.js';
import { charts } from './subjects/charts.js';

describeSubjects(charts);

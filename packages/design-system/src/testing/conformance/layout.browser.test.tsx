import { describeSubjects } from './battery.js';
import { layout } from './subjects/layout.js';

describeSubjects(layout);

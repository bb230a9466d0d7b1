import { describeSubjects } from './battery.js';
import { structure } from './subjects/structure.js';

describeSubjects(structure);

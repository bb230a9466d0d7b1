import { describeSubjects } from './battery.js';
import { fields } from './subjects/fields.js';

describeSubjects(fields);

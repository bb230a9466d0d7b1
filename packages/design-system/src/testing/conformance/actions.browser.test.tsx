import { describeSubjects } from './battery.js';
import { actions } from './subjects/actions.js';

describeSubjects(actions);

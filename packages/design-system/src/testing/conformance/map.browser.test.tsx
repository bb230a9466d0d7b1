import { describeSubjects } from './battery.js';
import { map } from './subjects/map.js';

describeSubjects(map);

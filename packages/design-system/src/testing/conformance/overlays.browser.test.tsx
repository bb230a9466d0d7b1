import { describeSubjects } from './battery.js';
import { overlays } from './subjects/overlays.js';

describeSubjects(overlays);

import { describeSubjects } from './battery.js';
import { files } from './subjects/files.js';

describeSubjects(files);

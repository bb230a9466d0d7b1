import { describeSubjects } from './battery.js';
import { collections } from './subjects/collections.js';

describeSubjects(collections);

import { describeSubjects } from './battery.js';
import { images } from './subjects/images.js';

describeSubjects(images);

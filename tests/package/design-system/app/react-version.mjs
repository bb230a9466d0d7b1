import { version } from 'react';

console.log(version);

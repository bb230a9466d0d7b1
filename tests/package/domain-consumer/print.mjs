import { answers } from './use.mjs';

console.log(JSON.stringify(answers));

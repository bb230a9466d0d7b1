import { linkNode } from './lib/node.mjs';

linkNode();

import { describeConformance } from '../../testing/conformance.js';
import { BottomBar } from './index.js';

describeConformance('BottomBar', <BottomBar>86 assets, 12 per page</BottomBar>, { refInstanceof: HTMLDivElement });

import { fits, isAccessible, isUncovered, keepsTokens, keepsWords } from '../tour/probes.ts';
import { samples, tour } from '../tour/tour.ts';

// A page of each kind. test/long looks at all of them, and at every width.
tour('on a phone', {
  paths: [...samples, '/nope'],
  widths: [360],
  probes: [fits, keepsWords, keepsTokens, isUncovered, isAccessible],
});

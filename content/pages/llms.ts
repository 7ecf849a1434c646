import { firm } from '../firm.ts';
import { team } from '../team.ts';

/** The opening of /llms.txt; the facts and the list of pages follow from the rest of the content. */
export const llms = {
  summary: `A ${team.size}-person accounting and tax firm in ${firm.office.city}, Florida. Florida-licensed CPAs oversee all services. The first consultation is free; there is no online booking and no contact form, so people call or write.`,
};

import { firm } from '../../content/firm.ts';
import { Link } from './link.tsx';

/** A long name is smaller, and takes two lines where one does not fit. */
const isLong = firm.brand.length > 12;

/** The leaf, the name and the city label, as a link home. */
export function Brand() {
  return (
    <Link className="brand" href="/">
      <svg className="brand-mark" aria-hidden="true" width="38" height="38">
        <use href="#drawing-leaf" />
      </svg>
      <span className="brand-name" data-long={isLong || undefined}>
        {firm.brand}
      </span>{' '}
      <span className="brand-city">
        {firm.cityLabel}
        <span className="brand-state">, {firm.stateName}</span>
      </span>
    </Link>
  );
}

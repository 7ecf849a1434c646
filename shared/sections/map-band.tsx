import type { ReactNode } from 'react';
import { citiesAroundOffice, officeCity } from '../../content/cities/office.ts';
import { CoastMap } from '../components/coast-map.tsx';

/** Words beside the map of the coast, on which the office's city is marked. */
export function MapBand({ children }: { children: ReactNode }) {
  return (
    <section className="map-band background-foam">
      <div className="map-band-words">{children}</div>
      <CoastMap cities={citiesAroundOffice} current={officeCity} />
    </section>
  );
}

import { shore } from '../../../content/coast.ts';
import { deadlineRules } from '../../../content/deadlines/rules.ts';
import { nextDateOf } from '../../../content/deadlines/who.ts';
import { firm } from '../../../content/firm.ts';
import { addDays, countDays, readWeekday, toDay } from '../../../shared/deadlines/days.ts';
import { findOccurrences } from '../../deadlines/occurrences.ts';
import { countyLine } from '../../maps/coast-projection.ts';
import { Cup, Desk, drawKeys, rounded } from './objects.tsx';

/** Where a day is on the calendar: four months in a row, and in each the weeks from Sunday. */
function placeDay(day: string): { x: number; y: number } {
  const [month, date] = [Number(day.slice(5, 7)) - 1, Number(day.slice(8))];
  const week = Math.floor((date - 1 + readWeekday(`${day.slice(0, 8)}01`)) / 7);
  return { x: 95 + (month % 4) * 49 + readWeekday(day) * 6, y: 64 + Math.floor(month / 4) * 52 + week * 6 };
}

/** Lines on weeks as path data, which dashes cut into days. */
function drawWeeks(days: string[]): string {
  return days
    .map((day) => {
      const { x, y } = placeDay(day);
      return day.endsWith('-01') || readWeekday(day) === 0 ? `M${x} ${y}h4` : 'h6';
    })
    .join('');
}

/** The ISO dates of a year on which returns of companies and their payments are due. */
export function listMarks(year: number): string[] {
  const who = nextDateOf['/services/business-tax-services']?.who ?? [];
  const found = findOccurrences(deadlineRules, who, toDay(year, 1, 1), toDay(year, 12, 31));
  return [...new Set(found.map(({ due }) => due))];
}

function Calendar({ year }: { year: number }) {
  const first = toDay(year, 1, 1);
  const days = Array.from({ length: countDays(first, toDay(year + 1, 1, 1)) }, (_, index) => addDays(first, index));
  const titles = [55, 107, 159].map((y) => [0, 1, 2, 3].map((month) => `M${95 + month * 49} ${y}h40`).join('')).join('');
  const marks = listMarks(year).map((day) => `M${placeDay(day).x} ${placeDay(day).y}h4`);
  return (
    <g>
      <path fill="var(--paper)" stroke="var(--ink)" strokeWidth="1.5" d="M84 40h210v166H84z" />
      <path stroke="var(--ink)" strokeWidth="3" d={titles} />
      <path fill="none" stroke="var(--line)" strokeWidth="4" strokeDasharray="4 2" d={drawWeeks(days)} />
      <path stroke="var(--coral)" strokeWidth="5" d={marks.join('')} />
    </g>
  );
}

/** The coast with the county line and the office, on a map of 148 x 130. */
function CoastMap() {
  const project = (lat: number, lon: number) => `${Math.round((lon + 80.21) * 640)} ${Math.round((26.5 - lat) * 480)}`;
  const line = shore.map(([lat, lon]) => project(lat, lon)).join('L');
  const [x, y] = project(firm.office.lat, firm.office.lon).split(' ');
  return (
    <g transform="rotate(-8 90 240)" stroke="var(--ink)" strokeWidth="1.5">
      <clipPath id="about-map">
        <path d="M0 0h148v130H0z" />
      </clipPath>
      <g transform="translate(26 182)" clipPath="url(#about-map)">
        <path fill="var(--paper)" stroke="none" d="M0 0h148v130H0z" />
        <path fill="var(--foam)" strokeWidth="2.5" d={`M${line}L400 300V-99z`} />
        <path stroke="var(--line-strong)" d="M49 0v130M98 0v130" />
        <path strokeDasharray="5 4" stroke="var(--county-border)" d={`M${project(countyLine, -80.21)}h84`} />
        <circle cx={x} cy={y} r="6" fill="var(--coral)" stroke="none" />
        <path fill="none" strokeWidth="3" d="M0 0h148v130H0z" />
      </g>
    </g>
  );
}

/**
 * Due dates for companies, from November on those of the next year, and the coast with the line between two counties'
 * rates.
 */
export function CompaniesDesk({ day }: { day: string }) {
  const year = Number(addDays(day, 61).slice(0, 4));
  return (
    <Desk>
      <Cup x={42} y={94} drink="var(--star)" />
      <Calendar year={year} />
      <CoastMap />
      <path fill="var(--paper)" stroke="var(--ink)" strokeWidth="1.5" d="M330 46h22v116h-22z" />
      <path
        stroke="var(--ink)"
        strokeWidth="1.5"
        d="M330 56h11m-11 10h7m-7 10h11m-11 10h7m-7 10h11m-11 10h7m-7 10h11m-11 10h7m-7 10h11m-11 10h7"
      />
      <g transform="rotate(16 214 230)">
        <path {...rounded('var(--coral)')} d="M211 206h7v74h-7z" />
        <path fill="var(--coral)" d="M209.5 202h10l-5-18z" />
        <path fill="var(--blush)" d="M209.5 226h10v5h-10z" />
      </g>
      <rect x="252" y="182" width="98" height="140" rx="9" fill="var(--deep)" />
      <path {...rounded('var(--pale-foam)')} d="M265 195h72v20h-72z" />
      <path {...rounded('var(--paper)')} d={drawKeys({ x: 265, y: 230 }, 3, 4, 11, 20)} />
      <path {...rounded('var(--clay)')} d={drawKeys({ x: 325, y: 250 }, 1, 3, 11, 20)} />
      <path {...rounded('var(--sun)')} d="M325 230h11v11h-11z" />
    </Desk>
  );
}

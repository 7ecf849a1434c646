import { Link } from '../../components/link.tsx';
import { useCurrentSection } from '../../sections/use-current-section.ts';

/** The id of what begins with a letter or one of some digits. */
export const toLetterId = (letter: string) => `letter-${letter.charAt(0).toLowerCase()}`;

/** How far down the window the header and the letters reach, and a line more, in pixels. */
const findLine = () => 150;

/** The letters that there are. A browser with script marks the one that is read. */
export function Letters({ label, letters }: { label: string; letters: string[] }) {
  const current = useCurrentSection(letters.map(toLetterId), findLine);
  return (
    <nav className="forms-letters" aria-label={label}>
      <ul>
        {letters.map((letter) => (
          <li key={letter}>
            <Link href={`#${toLetterId(letter)}`} aria-current={toLetterId(letter) === current ? 'true' : undefined}>
              {letter}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

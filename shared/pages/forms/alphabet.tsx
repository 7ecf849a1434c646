import { Link } from '../../components/link.tsx';
import { Text } from '../../components/text.tsx';
import { useCurrentSection } from '../../sections/use-current-section.ts';

/** Returns the id of the group of a letter, or of some digits. */
export const toLetterId = (letter: string) => `letter-${letter.charAt(0).toLowerCase()}`;

/** The height of the header, the letters and one more line, in pixels. */
const findLine = () => 150;

/** The links to the groups. A browser with scripting marks the current one. */
export function AlphabetIndex({ label, letters }: { label: string; letters: string[] }) {
  const current = useCurrentSection(letters.map(toLetterId), findLine);
  return (
    <nav className="forms-letters" aria-label={label}>
      <ul>
        {letters.map((letter) => (
          <li key={letter}>
            <Link href={`#${toLetterId(letter)}`} aria-current={toLetterId(letter) === current ? 'true' : undefined}>
              <Text>{letter}</Text>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

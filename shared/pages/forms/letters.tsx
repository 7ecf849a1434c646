import { useEffect, useState } from 'react';
import { Link } from '../../components/link.tsx';

/** The id of what begins with a letter. */
export const toLetterId = (letter: string) => (letter === '1–9' ? 'numbers' : `letter-${letter.toLowerCase()}`);

/** How far down the window the header and the letters reach, and a line more, in pixels. */
const covered = 150;

/** The letters that there are. A browser with script marks the one that is read. */
export function Letters({ label, letters }: { label: string; letters: string[] }) {
  const [current, setCurrent] = useState<string>();
  const all = letters.join();
  useEffect(() => {
    const ids = all.split(',').map(toLetterId);
    const shown = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) shown[isIntersecting ? 'add' : 'delete'](target.id);
        setCurrent(ids.find((id) => shown.has(id)));
      },
      { rootMargin: `-${covered}px 0px 0px` },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);
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

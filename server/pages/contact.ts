import { firm } from '../../content/firm.ts';
import { contact, topics } from '../../content/pages/contact.ts';
import { search } from '../../content/pages/search.ts';
import { people } from '../../content/people.ts';
import { findPerson } from '../../content/team.ts';
import type { Person } from '../../content/types.ts';
import { formatAddress, joinWords } from '../../shared/format.ts';
import { formatHoursRow, listHours } from '../../shared/office/hours.ts';
import { drawCoast } from '../maps/maps.ts';
import { listCallBackTimes } from '../office/call-back.ts';
import { readCalendar } from '../office/status.ts';
import { describeOffice } from '../structured-data/firm.ts';
import { describePreview, toPageText, toPassage, toPassages, toTopText } from '../texts/page-texts.ts';
import type { Page } from './page.ts';

/** Says what a person answers, if it is anything. */
function listTopics(person: Person): string {
  const own = topics.filter(({ subject }) => findPerson(subject) === person);
  return own.length > 0 ? `For ${joinWords(own.map(({ topic }) => topic))}` : '';
}

/** The page about ways to reach the firm: whoever says what it is about sees who answers. */
export const contactPage: Page<'contact'> = {
  path: '/contact',
  name: 'Contact',
  kind: 'contact',
  accepts: 'about',
  load: ({ origin, day, since, query: { about }, getPhoto }) => {
    const { head, hero, call, write, terms, fee, steps, prepare, talk, papers } = contact;
    const chosen = topics.find(({ slug }) => slug === about);
    const choices = topics.map(({ slug, label }) => ({
      label,
      chosen: slug === about,
      href: slug === about ? '/contact' : `/contact?about=${slug}`,
    }));
    const answering = chosen ? [findPerson(chosen.subject)] : people.filter(listTopics);
    const shown = answering.map((person) => {
      const { name, trade, desk } = person;
      const photo = getPhoto(person.photo, 'portrait');
      return { title: `${name}, ${trade}`, does: chosen?.does ?? listTopics(person), desk, ...(photo && { photo }) };
    });
    const letter = `${write.call} ${firm.phone} ${write.email} ${firm.email}. ${write.promise} ${write.never}`;
    const consultation = [
      ...shown.map(({ title, does }) => ({ title, text: does })),
      ...terms.map(({ term, value, detail }) => ({ title: term, text: `${value}. ${detail}.` })),
      { title: fee.term, text: fee.value },
    ];
    const hours = [...listHours(firm.hours, day).map((row) => formatHoursRow(row)), formatAddress(firm.office)];
    return {
      head: chosen ? { ...head, title: `${chosen.label}: free consultation` } : head,
      props: {
        ...contact,
        hero: chosen ? { ...hero, eyebrow: `${hero.eyebrow}: ${chosen.topic}` } : hero,
        choices,
        people: shown,
        times: listCallBackTimes(since, readCalendar(since)),
        ...(chosen && { topic: { name: chosen.topic, have: chosen.have } }),
        map: drawCoast(),
      },
      jsonLd: describeOffice(origin, since),
      preview: describePreview(hero),
      texts: [
        toTopText(hero, [...toPassages([call.note, call.waiting, letter]), ...consultation]),
        toPageText(steps, steps.items.map(toPassage)),
        toPageText(prepare, prepare.items.map(toPassage)),
        toPageText(talk, toPassages(talk.items)),
        toPageText(papers, [...papers.items.map(toPassage), ...toPassages([`${papers.never} ${papers.warning}`])]),
        toPageText(search.hours, toPassages(hours)),
      ],
    };
  },
};

/** The placeholders that must be replaced before the site goes live. Delete an entry when it is replaced. */
export const placeholders = [
  { file: 'content/firm.ts', field: 'brand, legalName, opened', what: 'the name of the firm, and the year in which it opened' },
  { file: 'content/firm.ts', field: 'hours.holidays', what: 'that the office is closed on federal holidays' },
  { file: 'content/firm.ts', field: 'office', what: 'the street address and its coordinates' },
  {
    file: 'content/cities, content/pages/location.ts',
    field: 'time, ways, "The drive"; heading, access.items',
    what: 'the ways to the office and their minutes, which depend on its address',
  },
  { file: 'content/pages/home.ts', field: 'statsNote', what: 'how savings are counted' },
  { file: 'content/pages/about.ts', field: 'statsNote', what: 'how savings are counted' },
  {
    file: 'content/people.ts',
    field: 'name, role',
    what: 'the people of the firm and their full names, whom search engines are not told of, as authors either',
  },
  {
    file: 'content/people.ts, content/services, content/cities/boca-raton.ts, content/cities/gulf-stream.ts',
    field: 'license; "Florida-licensed", "ProAdvisor", "Both CPAs"',
    what: 'that both CPAs hold a Florida license, and the bookkeeper the certificate of a QuickBooks ProAdvisor',
  },
  {
    file: 'content/people.ts',
    field: 'license.number',
    what: 'the number of each CPA’s license, which has a field, and stands on no page yet',
  },
  { file: 'content/people.ts', field: 'photo', what: 'a drawn desk in the place of each portrait, which may stay' },
  { file: 'content/people.ts', field: 'education', what: 'where the people studied, and what' },
  { file: 'content/people.ts', field: 'lines, answersFor', what: 'what each person signs or keeps, and answers for' },
  { file: 'content/people.ts', field: 'biography', what: 'the four lines of each person’s biography' },
  { file: 'content/firm.ts', field: 'license', what: 'the number of the firm’s own license' },
  {
    file: 'content/pages/location.ts, content/cities',
    field: 'access, answers',
    what: 'that Tri-Rail and Brightline still stop, on launch day',
  },
  { file: 'content/pages/location.ts', field: 'access.items', what: 'what is said of parking, the ramp and the elevator' },
  {
    file: 'content/pages/contact.ts',
    field: 'terms, topics',
    what: 'the half hour of the free consultation, what it includes, with which of the two who sign, and who calls back about what',
  },
  {
    file: 'content/pages/leave-with.ts',
    field: 'leaveWith, listExamples',
    what: 'that whoever comes normally leaves with such a page, whether or not they hire the firm, and who reads it',
  },
  { file: 'content/pages/contact.ts', field: 'papers.items', what: 'the upload link, and that originals are handed back' },
  {
    file: 'content/pages/contact.ts, content/pages/accessibility.ts',
    field: 'talk; "relay", "interpreter", "large print"',
    what: 'that the firm takes relay calls, meets by video with captions, pays an interpreter, and writes in large print',
  },
  {
    file: 'content/pages/privacy.ts',
    field: 'sections',
    what: 'the 30 days of the server log, the security plan and how papers are kept',
  },
  { file: 'content/pages/home.ts', field: 'testimonial', what: 'the client quoted on the home page' },
  {
    file: 'content/services, content/cities, content/pages/location.ts',
    field: 'reviews, testimonial, stories',
    what: 'client reviews and success stories',
  },
];

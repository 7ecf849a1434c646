import type { Ties } from '../figure-types.ts';

export const figure: Ties = {
  kind: 'ties',
  caption: {
    lead: 'A move is six ties cut and six made.',
    text: 'Your old state may not take your word for it, so the case is made with ordinary paper. The three below the line stay with the old state, wherever you live.',
  },
  cut: {
    label: 'Cut',
    place: 'The old state',
    ties: [
      { title: 'Resident tax break', text: 'ended on the northern house' },
      { title: 'Driver’s license', text: 'given up' },
      { title: 'Voter and car registration', text: 'given up' },
      { title: 'The old address', text: 'off every return and account' },
      { title: 'Doctor and electric bills', text: 'which outweigh a declaration' },
      { title: 'Part-year return', text: 'for the year of the move, if owed' },
    ],
  },
  made: {
    label: 'Made',
    place: 'Florida',
    ties: [
      { title: 'Homestead', text: 'live there January 1, apply by March 1' },
      { title: 'Florida driver’s license', text: 'the only one you keep' },
      { title: 'Voter and car registration', text: 'where you live now' },
      { title: 'Florida address', text: 'Form 1040, Social Security, every bank' },
      { title: 'A calendar of nights', text: 'with something to back it up' },
      { title: 'Declaration of domicile', text: 'Florida Statutes 222.17, with the clerk' },
    ],
  },
  sun: { title: 'One place', text: 'you mean to come back to' },
  wet: [
    { title: 'Days, counted', text: 'Some states tax as a resident anyone who keeps a home there and stays too many days.' },
    { title: 'Rent from up north', text: 'A house rented out there usually means a return for that state.' },
    {
      title: 'The house you kept',
      text: 'Maine, New York and Massachusetts tax a nonresident’s estate on land there, each above a threshold of its own.',
    },
  ],
  sources: [
    'Florida Statutes 222.17, 196.011, 196.031 and 196.161',
    'New York Tax Law 605(b)(1)(B) and 960; Massachusetts General Laws, chapter 65C, section 4; Maine Revised Statutes, title 36, section 4064',
  ],
};

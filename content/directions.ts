import { type DriveTime, driveTimes, findUsual, formatMinutes } from './minutes.ts';

/** How to reach the office from a place: the drive in minutes, and the words. */
interface Way {
  minutes: string;
  paragraphs: string[];
}

const usual = (time: DriveTime) => formatMinutes(findUsual(time));
const atTen = ({ atTen }: DriveTime) => formatMinutes(atTen);
const later = ({ later }: DriveTime) => formatMinutes(later);

/**
 * Where the office is and the ways to it. All of it hangs on `office` in content/firm.ts: with another address this
 * file is written anew, and no other.
 */
export const directions = {
  place: 'just west of I-95, at Glades Road',
  fromHighway:
    'Leave at Glades Road, exit 45, and head west. Before 9 and after 5 that exit backs up; Spanish River Boulevard, exit 48A, is the next one north.',
  withoutCar:
    'Tri-Rail stops at Yamato Road, Brightline downtown near Mizner Park, and Palm Tran buses run along Glades Road. Tell us your train, and the appointment waits for it.',
  from: {
    'ocean-ridge': {
      minutes: usual(driveTimes['ocean-ridge']),
      paragraphs: [
        'From Harbour Drive or Crown Colony, take A1A to the bridge at Woolbright Road, go west past Federal Highway and join I-95 south. Closer to the inlet, the Ocean Avenue bridge saves a few turns: Boynton Beach Boulevard then leads to the interstate.',
        `Both are drawbridges. Allow ${atTen(driveTimes['ocean-ridge'])} minutes at ten in the morning, and ${later(driveTimes['ocean-ridge'])} on a February afternoon. Your exit is Glades Road, and we are just west of I-95.`,
      ],
    },
    'boynton-beach': {
      minutes: usual(driveTimes['boynton-beach']),
      paragraphs: [
        `Gateway Boulevard, Boynton Beach Boulevard and Woolbright Road all meet I-95. Go south to the Glades Road exit, and you are nearly there: the office is just west of it. Expect ${atTen(driveTimes['boynton-beach'])} minutes at ten in the morning, and ${later(driveTimes['boynton-beach'])} when traffic stacks up around Linton.`,
        'Renaissance Commons and Quantum Park have another choice on days when 95 stops: Congress Avenue to Yamato Road, then west to Military Trail and south to Glades. From the marina, pick up the highway at Woolbright, because US 1 goes through the lights of downtown Delray.',
      ],
    },
    'gulf-stream': {
      minutes: usual(driveTimes['gulf-stream']),
      paragraphs: [
        'From the north end of town, drive up A1A to the Woolbright Road bridge and west to the interstate. From the south end, stay on A1A past the Delray beaches and cross at Linton Boulevard, which also meets the interstate. From either road it is a straight run south to Glades Road, just west of I-95.',
        `Place Au Soleil is already on the mainland, a short way below Woolbright by Federal Highway. Count on ${atTen(driveTimes['gulf-stream'])} minutes at ten in the morning and ${later(driveTimes['gulf-stream'])} on a winter afternoon, and avoid Atlantic Avenue then.`,
      ],
    },
    'delray-beach': {
      minutes: usual(driveTimes['delray-beach']),
      paragraphs: [
        `From downtown, take Atlantic Avenue or Linton Boulevard west to I-95, then go south to Glades Road; the office is just west of the exit. It is ${atTen(driveTimes['delray-beach'])} minutes most days. On a Friday in February choose Linton, because by Atlantic it can be ${later(driveTimes['delray-beach'])}.`,
        'From Kings Point and the Villages of Oriole, take Jog Road or the Turnpike south and turn east on Glades Road. You reach us before the interstate, in a little more time than from downtown.',
      ],
    },
    'highland-beach': {
      minutes: usual(driveTimes['highland-beach']),
      paragraphs: [
        'No bridge lands in town. Drive A1A south to Spanish River Boulevard, cross the Intracoastal and follow it to the interstate. From there it is one exit south to Glades Road, just west of I-95.',
        `From the north end, the Linton Boulevard bridge may be quicker. Either way, plan on ${atTen(driveTimes['highland-beach'])} minutes at ten in the morning, and ${later(driveTimes['highland-beach'])} on a winter afternoon.`,
      ],
    },
    'boca-raton': {
      minutes: usual(driveTimes['boca-raton']),
      paragraphs: [
        'From Mizner Park, take Federal Highway north and turn west on Glades Road. You pass FAU on your right and cross I-95; we are just west of it, near Town Center. From A1A, come over at Spanish River Boulevard, follow it to I-95 and go one exit south. Leave time for a bridge opening.',
        `From Boca West, take Glades east past Town Center and stop short of I-95. From Boca Del Mar, Military Trail or Powerline Road brings you up to Glades. Allow ${atTen(driveTimes['boca-raton'])} minutes from any of these, and ${later(driveTimes['boca-raton'])} when the traffic around the mall thickens near five.`,
      ],
    },
    'deerfield-beach': {
      minutes: usual(driveTimes['deerfield-beach']),
      paragraphs: [
        `The Hillsboro Canal is the county line, and our office is a short way past it. From The Cove, take Hillsboro Boulevard west to I-95 north, pass Palmetto Park Road and get off at Glades Road; we are just west of the interstate. That is ${atTen(driveTimes['deerfield-beach'])} minutes, or ${later(driveTimes['deerfield-beach'])} from the pier if the drawbridge is up.`,
        'From Century Village East or Quiet Waters, skip the interstate. Powerline Road crosses the canal into Boca Raton and meets Glades, where you turn east and stop before I-95. It takes about as long, and longer in February.',
      ],
    },
    'pompano-beach': {
      minutes: usual(driveTimes['pompano-beach']),
      paragraphs: [
        `From the pier and the fishing village, Atlantic Boulevard runs west to I-95. From the warehouses, Copans Road is closer. The drive north takes ${atTen(driveTimes['pompano-beach'])} minutes, and ${later(driveTimes['pompano-beach'])} after four; it ends at Glades Road, just west of I-95.`,
        'From Palm-Aire you can stay on Powerline Road through Deerfield Beach and into Boca Raton. It is traffic lights the whole way, but it keeps moving when the interstate stops. We are open Saturdays, which suits people who spend the week on a roof.',
      ],
    },
    'fort-lauderdale': {
      minutes: usual(driveTimes['fort-lauderdale']),
      paragraphs: [
        `We have no office in Fort Lauderdale. From downtown, Broward Boulevard takes you west to I-95, or get on at Commercial Boulevard if you live in Coral Ridge. Allow ${atTen(driveTimes['fort-lauderdale'])} minutes, and ${later(driveTimes['fort-lauderdale'])} after four, for the 18 miles or so to Glades Road, just west of I-95.`,
        'By train, Brightline goes from downtown to Boca Raton, and Tri-Rail from Broward Boulevard to its Boca Raton station on Yamato Road. Either leaves you a short ride. You can come up once, at the start, and we can do the rest by phone.',
      ],
    },
  } satisfies Record<string, Way>,
};

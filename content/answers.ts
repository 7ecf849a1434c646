/** A section that answers what visitors ask in words which it does not have, or which other sections have more of. */
export interface Answer {
  /** The address of the section, or of a page whose head answers. */
  section: string;
  /** Words of the sentence that is quoted from it; without them it is that with most words of the question. */
  quote?: string;
  /** What is asked, with commas between. A question is taken for one of these if it has all its telling words, in any order. */
  asked: string;
}

const irs = '/services/irs-resolution';
const preparation = '/services/tax-preparation';
const personal = '/services/personal-tax-services';
const estates = '/services/estate-trust-services';
const business = '/services/business-tax-services';
const formation = '/services/business-formation';
const advisory = '/services/business-advisory';
const payroll = '/services/payroll-services';
const bookkeeping = '/services/bookkeeping-services';
const quickbooks = '/services/quickbooks-support';
const accounting = '/services/accounting';
const salesTax = '/services/sales-tax-services';
const succession = '/services/succession-planning';
const mistakes = '/blog/small-business-tax-mistakes-boca-raton';
const estatePlanning = '/blog/estate-planning-tips-south-florida-retirees';
const restaurants = '/blog/florida-sales-tax-restaurants-guide';

/** In the order in which they are shown where a question is asked of several. */
export const answers: Answer[] = [
  // The firm
  {
    section: '/contact',
    asked:
      'help, urgent, emergency, see somebody, how soon, soon see somebody, see a cpa, meet a cpa, talk to a cpa, appointment, make an appointment, schedule, cancel consultation, cancel appointment, reschedule appointment, call me back, talk to somebody, real person, phone number, fax, email',
  },
  {
    section: '/contact#office-hours',
    quote: 'Federal holidays closed',
    asked:
      'thanksgiving, thanksgiving hours, open on thanksgiving, closed on thanksgiving, closed christmas, christmas, christmas eve, holiday, holiday hours, open on holidays',
  },
  {
    section: '/contact#office-hours',
    asked:
      'open, open today, open now, open saturday, saturday, work saturday, do you work saturdays, sunday, open on sunday, open weekend, hours, opening hours, what time do you close, closing time, closed',
  },
  {
    section: '/location',
    asked: 'where are you, where is your office, located, address, office address, location, directions, map, near me',
  },
  {
    section: '/location#from-the-car-to-the-door',
    quote: 'around building free no limit',
    asked: 'parking, where do i park, free parking',
  },
  {
    section: '/contact#from-your-call-to-a-written-figure',
    quote: 'name a number one sentence',
    asked: 'become a client, be your client, new client, get started, how do i start with you, how does it work',
  },
  {
    section: '/location#from-the-car-to-the-door',
    quote: 'wide power chair',
    asked: 'wheelchair, handicap, disabled access',
  },
  {
    section: '/location#from-the-car-to-the-door',
    quote: 'arrange visit',
    asked: 'come to my house, home visit, walk in, without appointment, drop off, drop off papers',
  },
  {
    section: '/location#what-people-say-after-the-first-visit',
    asked: 'review, testimonial, rating, what do clients say',
  },
  {
    section: '/about#the-three-of-us',
    asked:
      'who are you, who will do my work, are you a cpa, are you cpas, are you real cpas, cpa, your team, staff, who signs, who signs my return',
  },
  {
    section: '/about',
    asked:
      'how long have you been in business, years in business, years of experience, who owns the firm, who owns this, owner of the firm, about you',
  },
  {
    section: '/#small-enough-to-know-you-licensed-to-sign',
    asked: 'legit, are you licensed, why you, why choose you',
  },
  {
    section: '/privacy#look-us-up-with-the-state-of-florida',
    quote: 'Search by name CPA you spoke',
    asked: 'license number, licensed, are you licensed, real cpas, legit, check your license',
  },
  {
    section: '/faqs#general',
    quote: 'interpreter English',
    asked:
      'speak spanish, habla espanol, hablan espanol, espanol, spanish, speak portuguese, portuguese, creole, french, translator, interpreter, language',
  },
  {
    section: '/faqs#general',
    quote: 'have come in',
    asked:
      'taxes online, online, remote, live in another state, out of state client, video, zoom, facetime, video call, virtual, do i have to come in, by mail',
  },
  { section: '/faqs#general', quote: 'take on bankruptcies', asked: 'bankruptcy, do you do audits of financial statements' },
  {
    section: '/faqs#business',
    quote: 'switch sign short letter',
    asked:
      'switch accountant, change accountant, new accountant, accountant died, cpa died, accountant retired, cpa retired, fire my accountant, fire my cpa, cpa not returning calls, accountant not returning calls, leave my accountant',
  },
  {
    section: '/faqs#tax',
    quote: 'Most returns done from',
    asked: 'how long does it take, how fast, turnaround, when will my return be ready, how long taxes',
  },
  {
    section: '/contact#safe-ways-to-get-papers-to-us',
    quote: 'private encrypted link upload',
    asked: 'send documents, upload, upload documents, send my papers, portal, is it safe to email',
  },
  { section: '/pricing', asked: 'price, fee, price list, how much do you charge' },
  {
    section: '/pricing',
    quote: 'Basic 1040 individual',
    asked:
      'how much are taxes, how much is a tax return, cost of taxes, cost tax return, how much is a 1040, how much for a personal return, how much for taxes',
  },
  {
    section: '/pricing#questions-about-fees',
    quote: 'By card bank transfer check',
    asked:
      'credit card, debit card, take card, zelle, venmo, pay you, how do i pay you, pay you monthly, pay your fee monthly, payment plan for your fee',
  },
  { section: '/faqs#general', quote: 'returned business day', asked: 'when will you call back, how fast do you answer' },
  { section: '/pricing#estimate', quote: 'price list added up', asked: 'estimate fee, calculator, hourly rate, per hour' },
  {
    section: '/pricing#questions-about-fees',
    quote: 'first meeting free',
    asked:
      'first meeting free, free consultation, consultation free, charge first call, first call free, charge first, first visit free, visit free, is it free',
  },
  {
    section: '/deadlines',
    quote: 'Federal Florida dates coming twelve months weekends',
    asked: 'due date, deadline, when are taxes due, tax due date, when is my return due',
  },
  {
    section: '/deadlines#if-you-need-longer-to-file',
    asked:
      'extension, file an extension, need more time, more time to file, late extension, too late extension, extension deadline, missed extension, extension ran out, extension expired, extension over, extension october',
  },
  {
    section: '/contact#what-to-have-within-reach',
    asked:
      'bring to the meeting, what should i bring to the meeting, bring first meeting, bring appointment, prepare for the meeting',
  },
  {
    section: '/pricing',
    quote: 'Partnership return',
    asked:
      'cost partnership return, cost llc return, how much llc two owners, charge llc owners, price of a partnership return, how much llc two partners, llc partners cost, charge llc partners',
  },
  {
    section: '/pricing',
    quote: 'S corporation return',
    asked: 'cost s corp return, how much s corp return, price of an s corp return, s corp tax return cost, cost 1120-s',
  },
  {
    section: '/pricing#what-each-service-costs',
    quote: 'quote a rental by its records',
    asked: 'cost rental, how much rental, how much taxes rental, how much taxes two rentals, cost return with rental',
  },
  {
    section: '/pricing',
    quote: 'Payroll per month',
    asked: 'payroll cost, how much payroll, payroll people cost, payroll price',
  },
  {
    section: '/pricing',
    quote: 'Bookkeeping per month',
    asked: 'bookkeeping cost, how much bookkeeping, books cost, bookkeeping price',
  },

  // A letter, an audit, money that is owed
  {
    section: `${irs}#the-letter`,
    quote: 'one thing by one date',
    asked:
      'letter irs, notice irs, irs letter, letter tax, notice tax, letter owe, letter, notice, what does this letter mean, certified letter, certified mail, got a letter, scared, certified letter irs, letter mail irs',
  },
  {
    section: irs,
    quote: 'Bring read it together',
    asked:
      'letter irs, letter owe money, letter irs owe money, irs says i owe, owe irs, owe irs money, owe money, i owe money, owe money irs, owe taxes, owe back taxes, back taxes, owe, bill irs, tax debt, irs debt',
  },
  {
    section: `${irs}#the-letter`,
    quote: 'missed date hurts',
    asked: 'ignore the letter, ignore irs letter, ignore irs, ignore notice, ignored letter, throw away letter',
  },
  {
    section: `${irs}#the-letter`,
    quote: 'payment crossed',
    asked: 'already paid, letter already paid, owe already paid, irs says i owe already paid',
  },
  {
    section: `${personal}#problems`,
    quote: 'proposal can be wrong',
    asked:
      'irs wrong, bill irs wrong, letter irs wrong, notice wrong, irs made a mistake, irs mistake, dispute irs, disagree irs, disagree letter',
  },
  {
    section: `${irs}#what-we-handle`,
    quote: 'Form 9465 interest',
    asked:
      'payment plan, pay installments, installment plan, cant pay, cannot pay, cant afford, pay over time, pay monthly, monthly payments, pay irs monthly, cant pay taxes, owe cant pay, owe cant afford, owe taxes cant afford, afford to pay taxes, afford irs, afford owe irs, cant afford owe irs',
  },
  {
    section: '/forms#form-9465',
    asked: 'payment plan, installment plan, cant pay, cant afford, cant pay taxes, pay irs monthly',
  },
  {
    section: `${irs}#what-we-handle`,
    quote: 'Form 656 qualify',
    asked: 'settle debt, settle irs, settle taxes, settle for less, offer in compromise, pennies on the dollar, fresh start',
  },
  {
    section: `${irs}#what-we-handle`,
    quote: 'remove first penalty',
    asked:
      'penalty, late penalty, penalty too high, penalty abatement, remove penalty, waive penalty, irs penalty, penalty interest',
  },
  {
    section: `${irs}#today`,
    quote: 'filing late costs month',
    asked:
      'late filing, file late, late to file, penalty file late, penalty filing late, how much penalty late, late tax return, late taxes, missed the deadline, missed april 15, file on time cant pay',
  },
  {
    section: `${irs}#already-late`,
    quote: 'pay levied',
    asked:
      'levy, wage garnishment, garnish wages, take my wages, take my pay, take my paycheck, irs taking my paycheck, irs taking my wages, irs took my paycheck, paycheck levied',
  },
  {
    section: `${irs}#already-late`,
    quote: 'bank 21 days',
    asked:
      'irs took money bank, irs took my money, took money bank account, bank account frozen, account frozen, take money bank account, take money from my bank, taking money from my account, froze bank account, irs emptied bank account, bank levy',
  },
  {
    section: `${irs}#in-florida`,
    quote: 'seizing main home',
    asked:
      'irs take my house, take my house, seize my house, lose my house, lien house, irs lien, lien, lien on my home, tax lien, put a lien',
  },
  {
    section: `${irs}#already-late`,
    quote: 'last six',
    asked:
      'havent filed, havent filed years, havent filed taxes, havent filed taxes years, havent filed in years, not filed years, didnt file, didnt file taxes, irs didnt file, irs says i didnt file, dont file, forgot to file, forgot file taxes, never filed, years behind, behind on taxes, unfiled, unfiled taxes, unfiled return, missed years, skipped a year, old tax returns',
  },
  {
    section: '/#questions-before-the-first-visit',
    quote: 'unfiled',
    asked:
      'havent filed, havent filed years, havent filed taxes, havent filed taxes years, havent filed in years, not filed years, didnt file, didnt file taxes, irs didnt file, irs says i didnt file, dont file, forgot to file, forgot file taxes, never filed, years behind, behind on taxes, unfiled, unfiled taxes, unfiled return',
  },
  {
    section: `${irs}#what-we-handle`,
    quote: 'meet the examiner',
    asked:
      'audit, audited, irs audit, being audited, auditor, audit letter, audit notice, audit me, examination, represent me, represent audit, represent me at an audit, audit meeting, irs wants to see me, irs in person, meet the irs, irs interview, appointment with the irs, correspondence audit',
  },
  { section: irs, asked: 'audit, audited, irs audit' },
  {
    section: `${irs}#already-late`,
    quote: 'audit over',
    asked: 'lost audit, audit over, disagree with audit, appeal audit, tax court',
  },
  {
    section: `${irs}#today`,
    quote: 'gift cards',
    asked:
      'scam, scammed, scam call, irs call scam, irs calling me, irs called, irs calling scam, someone called irs, phone call irs, fake, fake irs, letter real, is this letter real, text from irs',
  },
  {
    section: `${irs}#today`,
    quote: 'criminal investigator',
    asked:
      'irs agent, irs agent came, agent at my door, criminal, tax attorney, revenue officer, irs at my door, tax lawyer, do i need a lawyer, lawyer or cpa, tax evasion, fraud',
  },
  {
    section: `${irs}#the-letter`,
    quote: 'number in a corner tells which kind',
    asked:
      'cp05, cp05a, cp09, cp10, cp13, cp15, cp16, cp21, cp21a, cp21b, cp21c, cp23, cp24, cp27, cp39, cp40, cp44, cp45, cp53, cp54, cp59, cp60, cp63, cp71, cp71a, cp71c, cp71d, cp80, cp88, cp91, cp130, cp134, cp136, cp161, cp162, cp210, cp215, cp220, cp259, cp267, cp276, cp297, cp515, cp516, cp518, cp521, cp523, cp2501, cp3219a, cp3219n, letter 105c, letter 106c, letter 226j, letter 525, letter 531, letter 566, letter 692, letter 725b, letter 2205, letter 2645c, letter 3172, letter 3219, letter 4464c, letter 5747c, letter 6475',
  },
  {
    section: `${irs}#the-letter`,
    quote: 'debt not crime',
    asked: 'jail, go to jail, prison, arrested, jail taxes, jail not paying taxes, arrest taxes, jail for not filing',
  },
  {
    section: `${irs}#what-we-handle`,
    quote: 'CP508C concerns passport',
    asked: 'passport, passport revoked, passport taxes, passport denied',
  },
  {
    section: '/forms#form-5071c',
    asked:
      'identity theft, stolen identity, identity thief, someone filed in my name, filed with my social, somebody used my ssn, someone used my social security number, verify identity, identity verification, identity stolen, steal identity, stolen social security number, stole social security number, someone filed in my name, filed in my name, someone else filed, identity',
  },
  {
    section: `${irs}#who-we-help`,
    quote: 'joint return former',
    asked:
      'innocent spouse, ex owes taxes, ex taxes, ex joint return, husband owes taxes, spouse owes taxes, husband owes back taxes, husband owes irs, wife owes irs, ex owes irs, spouse owes irs, ex husband owes irs, divorced didnt pay taxes, ex didnt pay taxes, am i liable taxes, liable husband taxes, my ex didnt pay, ex didnt pay taxes joint return',
  },
  {
    section: `${irs}#in-florida`,
    quote: 'state writes its own',
    asked:
      'letter from the state, state letter, letter tallahassee, bill from the state, state of florida bill, florida sent me a bill, florida bill',
  },
  { section: '/forms#cp2000', asked: 'cp2000' },
  { section: `${irs}#what-we-handle`, quote: 'W-2 1099 did not match proposal', asked: 'cp2000' },
  {
    section: `${irs}#lt11`,
    asked:
      'intent to levy, notice of intent to levy, final notice, final notice intent to levy, certified mail levy, certified mail final notice',
  },
  {
    section: `${irs}#what-we-handle`,
    quote: 'W-2 or 1099 did not match your return',
    asked:
      'never reported stock sale, not report stock sale, irs says i didnt report income, didnt report, never reported, unreported income, forgot a 1099, left off a 1099',
  },

  // A return of one's own
  {
    section: `${personal}#questions`,
    quote: 'refund Where’s',
    asked:
      'refund, where is my refund, wheres my refund, wheres refund, refund status, tax refund, when will i get my refund, refund late, refund delayed, refund still, track refund, how long refund, no refund yet, refund check lost, lost refund check, didnt get refund, havent gotten my refund',
  },
  {
    section: '/forms#cp49',
    asked: 'refund taken, refund kept, took my refund, irs kept refund, irs took my refund, refund offset, refund was taken',
  },
  {
    section: `${personal}#questions`,
    quote: 'gain taxed main home',
    asked:
      'sell house, sold house, sell my home, sold home, sell condo, sold condo, home sale, house sale, gain on house, capital gain house, capital gains home, capital gains sale of house, tax on selling house, sold condo tax, sold house tax, sold condo florida tax, sold house florida tax',
  },
  {
    section: `${personal}#questions`,
    quote: 'nights parent',
    asked:
      'divorce, divorced, getting divorced, divorce taxes, ex claimed kid, ex claimed child, ex already claimed, who claims child, who claims the kids, claim kids divorced, claim my son, claim daughter, custody, form 8332, dependent already claimed, alimony, child support, head of household',
  },
  {
    section: `${preparation}#our-clients`,
    quote: 'child tax credit',
    asked:
      'child tax credit, baby, had a baby, new baby, dependent, claim dependent, claim my mom, claim my mother, claim my parents, claim girlfriend, daycare, childcare, child care costs, kid in college, claim child',
  },
  {
    section: `${personal}#questions`,
    quote: 'rejected accepted',
    asked:
      'return rejected, tax return rejected, efile rejected, rejected, lost w2, lost my w-2, missing w2, w2 late, late w-2, w2 never came, employer wont give w2, didnt get w2, havent gotten w2, transcript, copy of last years return, need last years tax return, last years return, copy of my tax return, copy of old return',
  },
  {
    section: `${preparation}#what-to-bring`,
    asked:
      'what to bring, what should i bring, what documents, documents, paperwork, checklist, lost w2, what do you need from me, what papers, somebody else bring papers, daughter bring papers, son bring papers',
  },
  {
    section: preparation,
    asked:
      'file taxes, do my taxes, tax return, need to file, do i have to file, do taxes, file my taxes, get my taxes done, tax prep',
  },
  {
    section: `${personal}#problems`,
    quote: '1040-X amends',
    asked:
      'amend, amend return, amended return, fix my return, fix old return, mistake on my taxes, made a mistake taxes, mistake on my return, wrong return, forgot something on my return, get money back irs',
  },
  {
    section: `${preparation}#questions`,
    quote: 'fix another preparer',
    asked: 'turbotax mistake, preparer made a mistake, other preparer, bad preparer, accountant made a mistake, fix old return',
  },
  {
    section: `${preparation}#questions`,
    quote: 'personal income tax no form',
    asked:
      'florida income tax, does florida have income tax, state income tax, file florida, need to file florida, file in florida, file florida state taxes, florida tax return',
  },
  {
    section: '/faqs#tax',
    quote: 'moved Florida no personal income tax',
    asked:
      'florida income tax, does florida have income tax, moved to florida, moving to florida, new to florida, moved from illinois, moved from michigan, moved from ohio, moved from pennsylvania, moved from connecticut, moved from massachusetts, moved from california, moved from virginia, moved from maryland, moved from georgia, moved from texas, moved from indiana, moved from wisconsin, moved from minnesota, moved from another state, moved this year, moved from new york, moved from new jersey, moved here from new york, moved new jersey, still file new york, still file new jersey',
  },
  {
    section: `${personal}#florida-rules`,
    quote: 'old state resident',
    asked:
      'ny says still resident, new york says resident, state tax letter new york, new york audit, new york letter, residency audit, still a resident, domicile, snowbird, florida resident, establish residency',
  },
  {
    section: `${personal}#florida-rules`,
    quote: 'homestead property tax apply',
    asked: 'property tax, help with property taxes, file for homestead, apply homestead, lower my property tax',
  },
  { section: '/forms#dr-501', asked: 'homestead, file for homestead, apply homestead, homestead application' },
  {
    section: `${personal}#what-we-do`,
    quote: 'Rental Schedule',
    asked:
      'rental, rental property, rental income, landlord, rent my house, rent out my condo, depreciation rental, rental property depreciation',
  },
  {
    section: `${personal}#what-we-do`,
    quote: 'Stocks crypto',
    asked:
      'stock, sold stocks, robinhood, capital gains, day trading, bitcoin, crypto, ethereum, dogecoin, coinbase, traded bitcoin, sold crypto, traded crypto',
  },
  {
    section: `${personal}#what-we-do`,
    quote: 'Florida neither pensions nor Social Security',
    asked:
      'social security taxed, social security, pension taxed, pension tax florida, tax on pension, owe tax pension, pension taxed florida, owe florida tax pension, social security taxed florida, does florida tax social security, does florida tax pensions, does florida tax retirement income, tax on social security, is my social security taxable, only social security, pension, retirement income, retired, only have a pension',
  },
  {
    section: `${personal}#what-we-do`,
    quote: 'RMD December 31 minimum',
    asked:
      'rmd, rmd turn, rmd due, when is my rmd due, forgot rmd, forgot to take rmd, missed rmd, required minimum distribution, minimum distribution, required withdrawal, ira rmd, take money ira, need to take money out of ira',
  },
  {
    section: '/forms#form-1099-r',
    asked:
      '401k, retirement account, took money 401k, took money out of 401k, taking money out 401k, ira withdrawal, took money ira, early withdrawal, cash out 401k, cashed out 401k, roll over ira, rollover',
  },
  {
    section: `${personal}#who-needs-it`,
    quote: 'accounts abroad',
    asked:
      'foreign bank account, foreign account, account overseas, money overseas, bank overseas, money abroad, money in canada, fbar, account in another country, bank account colombia, bank account canada, bank account brazil, bank account israel, bank account argentina, bank account venezuela, bank account mexico, bank account france, bank account germany, bank account england',
  },
  { section: '/forms#fincen-114', asked: 'fbar, foreign bank account, foreign account' },
  {
    section: '/forms#w-7',
    asked:
      'itin, dont have a social security number, no social security number, no ssn, wife not a citizen, spouse not a citizen',
  },
  {
    section: '/locations/highland-beach#services',
    quote: 'Nonresident',
    asked:
      'green card, nonresident, non resident, foreign owner, not a us citizen, visa, immigrant, canadian, house in canada, property in another country, canada half the year, live in canada, canada taxes, snowbird canada',
  },
  {
    section: '/forms#schedule-c',
    asked:
      'self employed, self-employed, side job, gig work, side hustle, freelance, freelancer, sole proprietor, side business, my own business taxes',
  },
  {
    section: '/forms#form-1099-k',
    asked:
      'uber, lyft, doordash, 1099-k, 1099-k venmo, 1099-k paypal, instacart, etsy, ebay, sell on ebay, venmo taxes, paypal, poshmark',
  },
  {
    section: `${mistakes}#no-estimated-payments-until-april`,
    asked:
      'quarterly, pay quarterly, estimated taxes, estimated payments, quarterly payments, quarterly taxes, why do i owe so much, owe so much this year',
  },
  { section: '/forms#form-1040-es', asked: 'quarterly, estimated taxes, quarterly taxes, estimated payments' },
  {
    section: '/locations/pompano-beach#questions',
    quote: 'gambling losses',
    asked: 'gambling, casino, poker, sportsbook, gambling losses, gambling winnings, won at the casino, lottery, sports betting',
  },
  {
    section: '/locations/boca-raton#questions',
    quote: '1098-T tuition',
    asked: 'college, tuition, college tuition, student, college credit, son in college, daughter in college, 529, fau',
  },
  {
    section: `${preparation}#in-florida`,
    quote: 'Form 4684',
    asked: 'hurricane, hurricane damage, storm damage, roof damage, flood, disaster, casualty loss',
  },
  {
    section: `${preparation}#what-to-bring`,
    quote: 'gifts charity',
    asked: 'charity, donation, charity donations, church donations, give to church, goodwill',
  },
  {
    section: '/forms#schedule-h',
    asked:
      'nanny, nanny tax, nanny taxes, housekeeper, maid, caregiver, cleaning lady, house cleaner, pay cleaning lady, caregiver mother, caregiver at home, household employee',
  },
  {
    section: '/locations/gulf-stream#household-rules',
    quote: 'cash wages threshold employer number',
    asked: 'nanny, nanny taxes, housekeeper, maid, household employee',
  },
  {
    section: '/faqs#tax',
    quote: 'tips overtime car',
    asked:
      'car loan interest, no tax on tips, no tax on overtime, big beautiful bill, new tax law, senior deduction, deduction over 65, trump tax',
  },
  {
    section: personal,
    asked:
      'got married, marriage, married, filing jointly, file jointly or separate, single or jointly, married filing separately',
  },
  {
    section: `${personal}#what-we-do`,
    quote: 'other states you left',
    asked:
      'two states, return for two states, file in two states, file two states, other state return, snowbird two states, live in new york, half the year in new york, live half in new jersey, part-year resident, part-year return, work in another state',
  },
  { section: `${preparation}#what-to-bring`, quote: 'W-2s 1099s', asked: 'w-2, my w-2' },

  // Death, gifts, a house that is inherited
  {
    section: `${estates}#first-months`,
    asked:
      'mother passed away, passed away, father passed away, husband passed away, wife passed away, spouse passed away, mom died, dad died, husband died, late wife, late husband, late spouse, widow, widower, wife died, spouse died, parent died, death, somebody died, death of parent, executor, probate',
  },
  {
    section: `${estates}#what-we-prepare`,
    quote: 'final Form 1040',
    asked:
      'died file taxes, husband died file taxes, died taxes, death taxes, mother died taxes, deceased return, final return died, taxes of someone who died, passed away file, husband passed away file, still file for him died, still file passed away',
  },
  {
    section: estates,
    quote: 'accounts a trustee owes',
    asked: 'trust, my trust, family trust, revocable trust, irrevocable trust, trustee, trust tax return',
  },
  {
    section: `${estates}#what-we-prepare`,
    quote: 'basis',
    asked:
      'inherited house, inherited home, inherited condo, inherited property, inheritance, inherit, mom left me house, left me her house, left me money, inherited money, pay tax on inheritance, stepped up basis',
  },
  {
    section: '/locations/deerfield-beach#questions',
    quote: 'mother left condo',
    asked: 'inherited condo, inherited house, inherited moms condo, mom left me house, left me her condo',
  },
  {
    section: `${estatePlanning}#the-taxes-florida-does-not-have`,
    asked: 'inheritance tax, estate tax, death tax, florida estate tax, left me money, tax on inheritance',
  },
  {
    section: '/forms#form-709',
    asked:
      'gift tax, gift tax return, gave son money, gave my son, gave daughter money, gave kids money, give son money, gift, gift grandchildren, gift grandchildren tax, gift to my son, gift limit',
  },
  {
    section: `${estatePlanning}#give-it-now-or-leave-it-later`,
    quote: 'deed child',
    asked:
      'gift tax, give kids money, give my kids money, give children money, add son to deed, add my daughter to the deed, give daughter house, give my house to my son, put my house in kids name, gift house',
  },
  {
    section: `${estatePlanning}#a-will-controls-less-than-you-think`,
    asked: 'will, do you do wills, living trust, beneficiary',
  },

  { section: '/forms#form-8332', asked: 'ex claimed child, ex already claimed child, claim child divorced, release a child' },
  { section: '/forms#form-8822', asked: 'moved, moving, new address, change of address, change my address' },
  { section: '/forms#schedule-e', asked: 'rental, rental income, landlord, rent out my condo' },
  {
    section: '/forms#form-8840',
    asked:
      'canada, canadian, live in canada, canadian snowbird, winter in florida from canada, montreal, toronto, count my days in the us',
  },
  { section: '/forms#form-706', asked: 'estate tax return, large estate, inheritance' },
  {
    section: '/forms#form-8949',
    asked:
      'sold stock, sold house, sold condo, sold home, sell stock, cost basis, wrong basis, broker wrong basis, broker reported wrong',
  },
  {
    section: '/forms#form-2848',
    asked: 'power of attorney, poa, power, power of attorney form, dementia, dad has dementia, speak to the irs for my mother',
  },
  { section: '/forms#form-1098-t', asked: 'college, tuition, student' },
  { section: '/forms#form-1099-g', asked: 'lost my job, laid off, unemployment, unemployment benefits' },
  { section: '/forms#form-4868', asked: 'extension, file an extension, more time to file' },
  {
    section: '/forms#form-7004',
    asked: 'business extension, company extension, extension for my business, more time to file for a company',
  },
  {
    section: '/forms#ss-4',
    asked: 'ein application, apply for an ein, employer number, number for a new business, new business number',
  },
  {
    section: '/forms#form-1310',
    asked: 'refund died, refund of a deceased person, husband passed away, wife passed away, passed away, somebody died',
  },
  { section: '/forms#w-4', asked: 'new employee form, employee withholding' },
  {
    section: `${estates}#what-we-prepare`,
    quote: 'gifts in 2026 of more than to one person',
    asked:
      'gift limit, gift tax limit, how much gift, gift how much, gift grandchildren how much, gift tax free, how much can i give, give how much tax',
  },

  // A company
  {
    section: formation,
    quote: 'harder choice how taxed',
    asked:
      'start llc, start an llc, opened an llc, start business, open a business, starting a business, new business, set up a company, form an llc, incorporate, new company, register my business',
  },
  {
    section: `${formation}#fees`,
    quote: 'Business formation owners elections',
    asked:
      'llc cost, cost of an llc, how much llc, llc price, llc fee, cost to start an llc, cost to form an llc, how much to set up an llc, cost to start a business, cost to start a company, cost to incorporate',
  },
  {
    section: `${formation}#entity-types`,
    asked:
      'llc s corp, llc or s corp, llc vs s corp, become an s corp, should i be an s corp, s corp election, switch to s corp, single member llc, which entity, entity type, husband and wife llc, c corp or s corp',
  },
  {
    section: `${business}#what-we-prepare`,
    quote: 'Closing final',
    asked:
      'close business, closing my business, closed my business, close company, closing company, close llc, close my llc, dissolve llc, dissolve company, dissolution, shut down business, shut down company, closed my store, final return',
  },
  { section: `${business}#what-we-prepare`, quote: '5472', asked: '5472, foreign owned llc, foreign owner llc' },
  {
    section: `${business}#what-we-prepare`,
    quote: 'vehicle home office',
    asked:
      'car, truck, vehicle, car deduction, write off car, write off my car, write off truck, deduct car, deduct my truck, mileage, mileage log, buy truck business, buying a truck for business, home office, home office deduction, work from home, write offs, what can i deduct, business expenses, deductions, tax deductions',
  },
  {
    section: `${business}#what-we-prepare`,
    quote: 'equipment full cost first year',
    asked:
      'buy equipment, buying equipment, equipment, depreciation, depreciate, section 179, bonus depreciation, lease or buy, write off equipment',
  },
  {
    section: `${business}#florida-rules`,
    quote: 'DR-405 January',
    asked: 'property tax on equipment, equipment tax, tangible property, tangible tax, business property tax',
  },
  {
    section: `${business}#why-it-matters`,
    quote: 'penalty late return',
    asked:
      'penalty 1120-S, penalty late 1120-S, penalty partnership return, penalty late partnership return, late s corp return, late 1065, late business return, llc made no money file, no income file business return, company made no money',
  },
  {
    section: `${mistakes}#an-s-corporation-that-pays-its-owner-nothing`,
    asked:
      'pay myself, paying myself, pay myself s corp, salary s corp, salary pay myself, reasonable salary, reasonable compensation, how much salary, s corp salary, owner salary',
  },
  {
    section: `${advisory}#our-work`,
    quote: 'Owner pay',
    asked:
      'pay myself, take money out of company, take money out of my company, money out of business, owner draw, owners draw, distribution',
  },
  {
    section: `${mistakes}#one-account-for-two-lives`,
    asked:
      'separate bank account, mixed personal and business, personal expenses business account, business bank account, commingle',
  },
  {
    section: `${mistakes}#lost-receipts-and-a-forgotten-march-15`,
    asked: 'lost receipts, no receipts, deduct meals, meals, business meals, receipt',
  },
  {
    section: `${formation}#florida-filings`,
    quote: 'annual report',
    asked: 'annual report, llc annual report, annual report llc, sunbiz, sunbiz annual report',
  },
  {
    section: `${mistakes}#the-annual-report-forgotten-in-april`,
    asked:
      'missed annual report, forgot annual report, late annual report, missed sunbiz, annual report late, reinstate llc, reinstatement, llc dissolved by state, inactive llc',
  },
  {
    section: `${formation}#florida-filings`,
    quote: 'Beneficial ownership',
    asked: 'boi, boi report, beneficial ownership, corporate transparency act, fincen boi',
  },
  {
    section: `${formation}#florida-filings`,
    quote: 'business tax receipt',
    asked: 'business license, business tax license, occupational license, business tax receipt, county license',
  },
  {
    section: `${formation}#what-we-handle`,
    quote: 'EIN',
    asked: 'ein, ein number, get an ein, tax id, tax id number, employer id, federal id',
  },
  {
    section: `${succession}#what-we-do`,
    quote: 'working value',
    asked: 'business worth, what is my business worth, company worth, value my business, business valuation, valuation',
  },
  {
    section: succession,
    quote: 'sale gift buyout taxed different ways',
    asked: 'sell business, sell company, selling my business, sell my business, retire from business, exit',
  },
  {
    section: `${succession}#what-we-do`,
    quote: 'family',
    asked:
      'son taking over business, son take over, daughter take over, give business to son, pass business to kids, selling restaurant to son, sell business to son, sell company to daughter, hand over business, hand my business over to my daughter, hand business to son, family business',
  },
  {
    section: `${succession}#what-we-do`,
    quote: 'Buy-sell',
    asked:
      'split company partner, partner split, buy out partner, partner leaving, partner left, partner left llc, partner dispute',
  },
  {
    section: `${advisory}#our-work`,
    quote: 'Buying selling',
    asked: 'buying business, buy a business, buying a company, buying restaurant, buying a franchise, franchise',
  },
  {
    section: advisory,
    asked: 'cfo, fractional cfo, cash flow, budget, forecast, grow my business, business advice, losing money',
  },
  {
    section: `${accounting}#why-it-matters`,
    quote: 'lender',
    asked:
      'loan, sba loan, sba, bank loan, bank wants statements, lender wants financials, bank needs tax returns, bank needs p&l, line of credit',
  },
  {
    section: accounting,
    quote: 'close the books prepare statements',
    asked: 'profit and loss, p&l, financial statements, balance sheet, accountant, accounting',
  },
  {
    section: `${accounting}#questions`,
    quote: 'Compiled reviewed audited',
    asked: 'audited financial statements, compiled statements, reviewed statements, compilation',
  },
  {
    section: '/services/nonprofit-tax-services',
    asked: 'nonprofit, non profit, nonprofit tax return, non profit tax return, charity return, church taxes',
  },
  {
    section: '/forms#form-1023',
    asked: '501c3, start a nonprofit, start 501c3, tax exempt status, become a nonprofit',
  },
  {
    section: '/forms#form-1120-h',
    asked: 'hoa, hoa tax return, homeowners association, condo association, condo association taxes, hoa taxes',
  },
  {
    section: `${formation}#who-forms-here`,
    quote: 'real estate agents',
    asked: 'realtor, realtor taxes, real estate agent, real estate agent taxes',
  },
  {
    section: '/locations/fort-lauderdale#services',
    quote: 'trust reconciliations',
    asked: 'lawyer trust account, trust account, iolta, law firm accounting',
  },
  { section: '/locations/boca-raton#our-work', asked: 'doctor, physician, medical practice, dentist' },

  // Sales tax
  {
    section: `${salesTax}#what-we-do`,
    quote: 'Audit defense',
    asked:
      'sales tax audit, sales tax audit letter, florida audit, florida auditing me, dor audit, state audit, department of revenue audit, audit sales tax',
  },
  {
    section: `${restaurants}#the-notice-called-dr-840`,
    asked:
      'sales tax audit, sales tax audit letter, florida department of revenue letter, letter from florida department of revenue, letter florida dept of revenue, dor notice, dor letter, department of revenue, department of revenue notice, florida auditing me, state audit, letter from the state',
  },
  {
    section: `${salesTax}#why-it-matters`,
    quote: 'spends repay personally',
    asked:
      'owe sales tax, state says i owe sales tax, didnt pay sales tax, collected sales tax didnt pay, spent sales tax, spent the sales tax money, forgot to pay sales tax, behind on sales tax, late sales tax, never filed sales tax, not filed sales tax, business not filed sales tax',
  },
  {
    section: `${salesTax}#what-we-do`,
    quote: 'Nexus',
    asked:
      'sales tax other states, sales tax online, selling online, out of state sales tax, multi-state sales tax, ecommerce, shopify, amazon, amazon seller, nexus, wayfair',
  },
  {
    section: `${salesTax}#county-rates`,
    asked: 'sales tax rate, sales tax rate palm beach, palm beach sales tax, broward sales tax, county rate, surtax rate',
  },
  {
    section: salesTax,
    quote: 'Due on the 1st, late after the 20th',
    asked:
      'when pay sales tax, when do i pay sales tax, sales tax due, when is sales tax due, sales tax due date, sales tax deadline, when file sales tax, dr-15 due, when is the dr-15 due',
  },
  {
    section: salesTax,
    quote: 'register and file shops restaurants',
    asked:
      'charge sales tax, do i need to charge sales tax, sales tax on services, sales tax store, sales taxes for my store, file sales tax',
  },
  { section: '/forms#dr-13', asked: 'resale certificate, reseller permit, resale, buy wholesale' },
  {
    section: `${salesTax}#florida-rules`,
    quote: 'Vacation rentals',
    asked:
      'airbnb, vrbo, short-term rental, vacation rental, airbnb tax, tourist tax, vacation rental tax, rent on airbnb, bed tax, condo rental tax',
  },

  // Payroll
  {
    section: `${payroll}#problems`,
    quote: 'missed deposit',
    asked:
      'late payroll deposit, late payroll deposit penalty, payroll penalty, missed payroll deposit, late payroll, late payroll taxes, 941 penalty, late 941',
  },
  {
    section: `${irs}#what-we-handle`,
    quote: 'Withheld tax trust',
    asked:
      'unpaid payroll tax, didnt send payroll taxes, didnt pay payroll taxes, behind on payroll taxes, owe payroll taxes, trust fund penalty, irs notice payroll, payroll tax debt, payroll letter irs',
  },
  {
    section: `${payroll}#why-it-matters`,
    quote: 'quarter nobody paid',
    asked: 'forgot 941, forgot to file 941, missed 941, didnt file 941',
  },
  {
    section: `${mistakes}#calling-an-employee-a-contractor`,
    quote: 'What counts is control hours tools',
    asked:
      'pay guy 1099, pay worker 1099, independent contractor, contractor or employee, employee or contractor, misclassified, misclassified workers, 1099 or w2, w2 or 1099, pay cash workers, pay in cash',
  },
  {
    section: `${bookkeeping}#problems`,
    quote: 'Contractors W-9',
    asked: 'send 1099, do i have to send 1099s, issue 1099, 1099 contractors, file 1099s',
  },
  {
    section: `${payroll}#what-we-do`,
    quote: 'January W-2',
    asked: 'w2 employees, send w2 to employees, w2 deadline, w-2s to employees, when are w2s due',
  },
  {
    section: `${payroll}#stories`,
    quote: 'payroll service closed',
    asked: 'payroll company out of business, payroll company closed, payroll service stopped paying, payroll company didnt pay',
  },
  {
    section: `${payroll}#what-we-do`,
    quote: 'Hiring paperwork',
    asked:
      'hire, hiring, first employee, hire first employee, hire employee, first hire, new employee, hire somebody, onboarding',
  },
  {
    section: `${payroll}#florida-rules`,
    quote: 'New hires 20 days',
    asked: 'new hire, new hire reporting, new hire report',
  },
  {
    section: `${payroll}#florida-rules`,
    quote: 'Workers’ compensation',
    asked: 'workers comp, workers compensation, work comp',
  },
  { section: '/forms#form-8027', asked: 'tip reporting, tips, report tips' },
  {
    section: payroll,
    asked:
      'payroll, run payroll, need payroll, pay my employees, payroll help, help with payroll, payroll small business, payroll cafe, payroll restaurant, payroll for one employee',
  },

  // Books
  {
    section: bookkeeping,
    asked:
      'bookkeeper, need a bookkeeper, bookkeeping, bookkeeping services, books, do my books, reconcile, bank reconciliation, monthly books',
  },
  {
    section: `${bookkeeping}#steps`,
    quote: 'Catch up',
    asked:
      'behind on bookkeeping, behind bookkeeping years, behind on my books, catch up bookkeeping, catch up books, books are behind, shoebox',
  },
  {
    section: quickbooks,
    asked: 'quickbooks, qb, qb help, quickbooks help, quickbooks mess, qbo, quickbooks online',
  },
  {
    section: `${quickbooks}#fees`,
    quote: 'cleanup',
    asked: 'quickbooks cleanup, quickbooks clean up, clean up quickbooks, clean up my books',
  },
  {
    section: `${quickbooks}#mistakes`,
    asked:
      'bank doesnt match quickbooks, quickbooks doesnt match, quickbooks wrong, quickbooks doesnt balance, quickbooks wont reconcile',
  },
  {
    section: `${quickbooks}#stories`,
    quote: 'bookkeeper left',
    asked: 'bookkeeper quit, bookkeeper left, my bookkeeper quit, bookkeeper stole, bookkeeper died',
  },
];

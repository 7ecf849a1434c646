/** A form or a letter in half a line: what it is, which office asks for it or sends it, and when. */
interface FormLine {
  from: string;
  what: string;
  /** The day, for a calendar year and before a weekend moves it; otherwise what brings it about. */
  when: string;
  /** Other names for it, with commas between. */
  aliases?: string;
  /** The place for whoever gets it, where the site says more of it to whoever sends it. */
  href?: string;
}

const withReturn = 'With the return';

const irs = (what: string, when: string, aliases?: string) => ({ from: 'IRS', what, when, ...(aliases && { aliases }) });
const florida = (what: string, when: string, aliases?: string) => ({ from: 'Florida', what, when, ...(aliases && { aliases }) });
const county = (what: string, when: string, aliases?: string) => ({ from: 'County', what, when, ...(aliases && { aliases }) });
const preparer = (what: string, when: string, aliases?: string) => ({
  from: 'Preparer',
  what,
  when,
  ...(aliases && { aliases }),
});
/** Forms that a payer sends both to you and to the IRS. */
const toYou = (from: string, what: string, aliases?: string) => ({
  from,
  what,
  when: 'To you by January 31',
  ...(aliases && { aliases }),
});

/**
 * Every form and letter that the site speaks of, by its number: the list of /forms. The content check names one that is
 * missing here, and one that nobody speaks of. A line says in plain words what the title printed on the form says, and
 * when it is due by its instructions, as of November 2026.
 */
export const formLines: Record<string, FormLine> = {
  '56': irs('Notice that you now act for an estate, a trust or another person', 'When you begin and end'),
  '656': irs('Offer in compromise: asks to settle a debt for less', 'Once all returns are filed'),
  '706': irs(
    'Estate tax return, also for passing on an unused exemption',
    '9 months after the death',
    'estate tax return, large estate, inheritance',
  ),
  '709': irs(
    'Gift tax return',
    'April 15',
    'gift tax, gift tax return, gave my son, gave daughter money, gave kids money, give son money, gift, gift grandchildren, gift to my son, gift limit',
  ),
  '843': irs('Asks the IRS to remove a penalty or pay back certain taxes', 'Usually within 3 years'),
  '940': irs('Yearly federal unemployment tax of an employer', 'January 31'),
  '941': irs('Quarterly payroll return: withholding, Social Security, Medicare', 'Four a year, from April 30'),
  '941-X': irs('Corrects a quarterly payroll return', 'Once an error is found'),
  '966': irs('Says that a corporation is to be dissolved', 'Within 30 days of the plan'),
  '990': irs('Yearly return of a tax-exempt organization', 'May 15'),
  '990-EZ': irs('The shorter yearly return of a smaller exempt organization', 'May 15'),
  '990-N': irs('Yearly online notice of the smallest exempt organizations', 'May 15'),
  '990-PF': irs('Yearly return of a private foundation', 'May 15'),
  '990-T': irs('Business income tax return of an exempt organization', 'May 15; an IRA, April 15'),
  '1023': irs(
    'Application for exemption as a 501(c)(3) charity',
    'Within 27 months of forming',
    '501c3, start a nonprofit, start 501c3, tax exempt status, become a nonprofit',
  ),
  '1023-EZ': irs('The short application for small charities', 'Within 27 months of forming'),
  '1040': irs('Individual income tax return', 'April 15'),
  '1040-ES': irs(
    'Estimated tax payments of an individual, four a year',
    'Four a year, from April 15',
    'quarterly, estimated taxes, estimated payments',
  ),
  '1040-NR': irs('Income tax return of a nonresident alien', 'April 15; no wages, June 15'),
  '1040-X': irs('Amends an individual return', 'Usually within 3 years'),
  '1041': irs('Income tax return of an estate or trust', 'April 15'),
  '1041-ES': irs('Estimated tax payments of an estate or trust', 'Four a year, from April 15'),
  '1065': irs('Return of a partnership, and of most LLCs with two or more members', 'March 15'),
  '1095-A': toYou('Marketplace', 'Health insurance bought on the exchange, month by month'),
  '1098': toYou('Lender', 'Mortgage interest that you paid'),
  '1098-VLI': toYou('Lender', 'Interest that you paid on the loan for a new car'),
  '1098-T': toYou('School', 'Tuition paid, and scholarships', 'college, tuition, student'),
  '1099': {
    from: 'Payer',
    what: 'What somebody other than an employer paid you; there are many kinds',
    when: 'Most by January 31',
  },
  '1099-B': { from: 'Broker', what: 'Sales of stock, bonds and fund shares', when: 'To you by February 15' },
  '1099-DA': { from: 'Broker', what: 'Sales of cryptocurrency and other digital assets', when: 'To you by February 15' },
  '1099-DIV': toYou('Payer', 'Dividends, and gains that a fund passed on to you'),
  '1099-G': toYou(
    'State',
    'Unemployment benefits, and a state tax refund',
    'lost my job, laid off, unemployment, unemployment benefits',
  ),
  '1099-INT': toYou('Bank', 'Interest that you earned'),
  '1099-K': toYou(
    'Processor',
    'Payments taken by card or through an app or marketplace',
    'uber, doordash, 1099-k, 1099-k venmo, instacart, etsy, ebay, sell on ebay, venmo taxes, paypal, poshmark, lyft',
  ),
  '1099-MISC': toYou('Payer', 'Rents, prizes and other payments that are not wages'),
  '1099-NEC': { from: 'Payer', what: 'Pay of a contractor who is not an employee', when: 'January 31' },
  '1099-R': toYou(
    'Plan',
    'Money out of a pension, an annuity or an IRA',
    '401k, retirement account, took money 401k, took money out of 401k, taking money out 401k, ira withdrawal, took money ira, early withdrawal, cash out 401k, cashed out 401k, roll over ira, rollover',
  ),
  '1120': irs('Income tax return of a C corporation', 'April 15'),
  '1120-H': irs(
    'Income tax return of a homeowners or condominium association',
    'April 15',
    'hoa, hoa tax return, homeowners association, condo association, condo association taxes, hoa taxes',
  ),
  '1120-S': irs('Return of an S corporation', 'March 15'),
  '1310': irs(
    'Claims the refund of somebody who has died',
    withReturn,
    'refund died, refund of a deceased person, husband passed away, wife passed away, passed away, somebody died',
  ),
  '2210': irs('Works out the penalty for paying too little estimated tax', withReturn),
  '2553': irs('Election to be taxed as an S corporation', 'March 15 for a calendar year'),
  '2555': irs('Excludes income earned while living abroad', withReturn),
  '2848': irs(
    'Power of attorney: lets a CPA speak to the IRS for you',
    'Before a CPA speaks for you',
    'power of attorney, poa, power, power of attorney form, dementia, dad has dementia, speak to the irs for my mother',
  ),
  '3115': irs('Application to change an accounting method, such as depreciation', withReturn),
  '4547': irs('Opens a Trump account for a child under 18', 'With the return, or online'),
  '4562': irs('Depreciation and amortization', withReturn),
  '4684': irs('Losses from casualty and theft', withReturn),
  '4852': irs('Takes the place of a W-2 that never came', withReturn),
  '4868': irs(
    'Six more months to file an individual return, none to pay',
    'April 15',
    'extension, file an extension, more time to file',
  ),
  '5472': irs('Dealings of a company with an owner abroad', 'April 15'),
  '6252': irs('Income from a sale paid in installments', withReturn),
  '7004': irs(
    'More time to file a business, trust or estate income tax return',
    'By the return’s due date',
    'business extension, company extension, extension for my business, more time to file for a company',
  ),
  '8027': irs('Yearly report of tips by a large restaurant or bar', 'February 28; online, March 31', 'tips, report tips'),
  '8283': irs('Gifts of things other than cash, above $500', withReturn),
  '8288-B': irs('Asks for less withholding when a foreign owner sells real estate', 'By the closing'),
  '8332': irs(
    'Releases a child’s tax credit to the other parent',
    withReturn,
    'ex claimed child, ex already claimed child, claim child divorced, release a child',
  ),
  '8594': irs('How buyer and seller divide the price of a business', withReturn),
  '8606': irs('Nondeductible IRA contributions and Roth conversions', withReturn),
  '8655': irs('Lets a payroll agent sign, file and deposit for an employer', 'Before the agent files'),
  '8822': irs(
    'Change of address of a person',
    'After a move',
    'moved, moving, new address, change of address, change my address',
  ),
  '8832': irs('An entity’s choice of how it is taxed', '75 days from the chosen day'),
  '8840': irs(
    'Statement of a closer connection to another country',
    'June 15, or with a 1040-NR',
    'canada, canadian, live in canada, canadian snowbird, winter in florida from canada, montreal, toronto, count my days in the us',
  ),
  '8846': irs('Credit for an employer’s payroll tax on tips', withReturn),
  '8857': irs('Request for innocent spouse relief', 'Usually within 2 years'),
  '8868': irs('Six more months for an exempt organization’s return', 'By the return’s due date'),
  '8879': preparer('Your signature for an individual e-filed return', 'Before we send the return'),
  '8879-CORP': preparer('A corporation’s signature for its e-filed return', 'Before we send the return'),
  '8879-PTE': preparer('A partnership’s signature for its e-filed return', 'Before we send the return'),
  '8879-TE': preparer('An exempt organization’s signature for its e-filed return', 'Before we send the return'),
  '8949': irs(
    'Sales of stock, property and other capital assets, one by one',
    withReturn,
    'sold stock, sold house, sold condo, sell stock, cost basis, wrong basis, broker wrong basis, broker reported wrong',
  ),
  '8892': irs('More time to file a gift tax return', 'April 15'),
  '8938': irs('Statement of larger foreign accounts and investments', withReturn),
  '9423': irs('Appeal of a lien, a levy or the refusal of a payment plan', '3 business days after the manager’s conference'),
  '9465': irs(
    'Request to pay what you owe by the month',
    'When you cannot pay in full',
    'payment plan, installment plan, cant pay, cant afford, cant pay taxes, pay irs monthly',
  ),
  '12153': irs('Request for a hearing on a tax lien or a levy', '30 days from the notice'),
  '4883C': irs('Asks you to prove who you are before a return is processed', 'Answer within 30 days'),
  '5071C': irs(
    'Asks you to verify online or by phone that a return is yours',
    'Answer within 30 days',
    'stolen identity, identity thief, someone filed in my name, somebody used my ssn, someone used my social security number, identity verification, steal identity, stolen social security number, stole social security number, someone filed in my name, filed in my name, someone else filed, identity',
  ),
  CP11: irs('Corrects an error on your return, and asks for the difference', 'Dispute it within 60 days'),
  CP12: irs('Corrects an error on your return, and changes your refund', 'Dispute it within 60 days'),
  CP14: irs('The first bill: tax that you still owe', 'Pay within 21 days'),
  CP22A: irs('Says that a change to your return left a balance', 'By the date on the letter'),
  CP49: irs(
    'Says that your refund was kept for an older debt',
    'No answer if it is right',
    'refund taken, refund kept, took my refund, irs kept refund, refund offset, refund was taken',
  ),
  CP53E: irs('Your refund is held until you give a bank account', 'Answer within 30 days'),
  CP75: irs('Holds a part of your refund until you prove a credit', 'Answer within 30 days'),
  CP90: irs('Final notice before a levy, with the right to a hearing', 'Answer within 30 days'),
  CP501: irs('Reminder of a balance that is unpaid', 'By the date on the letter'),
  CP503: irs('Second reminder of a balance that is unpaid', 'By the date on the letter'),
  CP504: irs('Notice that the IRS intends to levy, a state refund first', 'By the date on the letter'),
  CP508C: irs('Says that your debt was reported to the State Department', 'Before you apply or travel'),
  CP518: irs('Last reminder of a return that was not filed', 'By the date on the letter'),
  CP523: irs('Your payment plan is about to end', 'Answer within 30 days'),
  CP2000: irs('Proposed change: a report of your income and your return disagree', 'Answer within 30 days'),
  CP3219A: irs('Notice of deficiency: 90 days to petition the Tax Court', '90 days; no one can extend them'),
  'DR-1': florida('Business tax application: registers a business with the state', 'Before you begin business'),
  'DR-5': florida('Application of an exempt organization to buy free of sales tax', 'Before it buys; every 5 years'),
  'DR-13': florida(
    'Annual resale certificate: lets a registered dealer buy stock untaxed',
    'Ends on December 31',
    'resale certificate, reseller permit, resale, buy wholesale',
  ),
  'DR-14': florida('Certificate with which an exempt organization buys free of sales tax', 'Good for 5 years'),
  'DR-15': florida('Sales and use tax return', 'By the 20th, for last month'),
  'DR-15EZ': florida('The short sales tax return, for one location in one county', 'By the 20th after the period'),
  'DR-15DSS': florida('The year’s surtax rates, county by county', 'New every January'),
  'DR-26S': florida('Refund application for sales and use tax', 'Within 3 years of paying'),
  'DR-312': florida('Affidavit that no Florida estate tax is due, for the title of real estate', 'After a death'),
  'DR-405': county('Return of a business’s tangible personal property', 'April 1'),
  'DR-501': county('Application for the homestead exemption', 'March 1', 'homestead, file for homestead, apply homestead'),
  'DR-501T': county('Carries the Save Our Homes difference to a new homestead', 'March 1, with Form DR-501'),
  'DR-659': florida('Calendar of the last days for electronic payments', 'New every year'),
  'DR-835': florida('Power of attorney: lets a CPA speak to the Department for you', 'Before a CPA speaks for you'),
  'DR-840': florida('Notice that the Department means to audit your books', 'Audit 60 days after it'),
  'F-1120': florida('Florida corporate income tax return', 'May 1'),
  'F-1120ES': florida('Installments of estimated Florida corporate income tax', 'Four a year, from May 31'),
  'F-7004': florida('More time to file the Florida corporate income tax return, and payment with it', 'By the return’s due date'),
  'FinCEN 114': {
    from: 'Treasury',
    what: 'FBAR: foreign accounts of more than $10,000 in total',
    when: 'April 15; no later than October 15',
  },
  'E-Verify': {
    from: 'Employer',
    what: 'Online check of a new employee, required in Florida from 25 employees on',
    when: '3 business days from the start',
  },
  'I-9': {
    from: 'Employer',
    what: 'Proof that a new employee may work in the United States',
    when: '3 business days from the start',
  },
  'IT-203': { from: 'New York', what: 'New York return of a nonresident or part-year resident', when: 'April 15' },
  'Letter 525': irs('Result of an audit, with the right to IRS Appeals', 'Answer within 30 days'),
  'Letter 3219': irs('Notice of deficiency: 90 days to petition the Tax Court', '90 days; no one can extend them'),
  'Letter 1058': irs('Final notice before a levy, with the right to a hearing', 'Answer within 30 days'),
  LT11: irs(
    'Final notice before a levy, with the right to a hearing',
    'Answer within 30 days',
    'final notice, certified mail levy',
  ),
  LT38: irs('Says that reminders of an old balance begin again', 'By the date on the letter'),
  'NJ-1040': { from: 'New Jersey', what: 'New Jersey return of a resident, also for part of a year', when: 'April 15' },
  'RT-6': florida('Quarterly report of wages and reemployment tax', 'Four a year, from April 30'),
  'RT-7': florida('Yearly reemployment tax report of household employers', 'January 31'),
  'RT-7A': florida('Asks to report household wages once a year, on Form RT-7', 'December 1 of the year before'),
  'Schedule 1-A': irs('Deductions for tips, overtime, car loan interest and people 65 or older', withReturn),
  'Schedule A': irs('Itemized deductions', withReturn),
  'Schedule AI': irs('Estimated tax for income that comes unevenly through the year', 'With Form 2210'),
  'Schedule B': irs('Interest and dividends', withReturn),
  'Schedule C': irs(
    'Profit or loss of a sole proprietor',
    withReturn,
    'self employed, self-employed, side job, gig work, freelance, freelancer, sole proprietor, side business, my own business taxes',
  ),
  'Schedule D': irs('Capital gains and losses', withReturn),
  'Schedule E': irs(
    'Rent, royalties and income from partnerships, S corporations and trusts',
    withReturn,
    'rental, rental income, landlord',
  ),
  'Schedule H': irs(
    'Employment taxes on household help',
    withReturn,
    'nanny, nanny tax, nanny taxes, housekeeper, maid, caregiver, cleaning lady, house cleaner, pay cleaning lady, caregiver at home, household employee',
  ),
  'Schedule K-1': {
    from: 'Entity',
    what: 'Your share of what a partnership, S corporation or trust earned',
    when: 'March 15; trusts, April 15',
  },
  'Schedule SE': irs('Self-employment tax', withReturn),
  'SS-4': irs(
    'Application for an employer identification number (EIN)',
    'When a business begins',
    'ein application, apply for an ein, employer number, number for a new business, new business number',
  ),
  'W-2': {
    from: 'Employer',
    what: 'Wages of an employee and the tax withheld, for the year',
    when: 'January 31',
    href: '/services/tax-preparation#what-to-bring',
  },
  'W-2G': toYou('Payer', 'Winnings from gambling'),
  'W-3': { from: 'Social Security', what: 'Sums up the W-2s that an employer sends in', when: 'January 31' },
  'W-4': {
    from: 'Employer',
    what: 'How much tax to withhold from your pay',
    when: 'At a new job or a change',
    aliases: 'new employee form, employee withholding',
  },
  'W-4P': { from: 'Plan', what: 'How much tax to withhold from a pension or annuity', when: 'When payments begin' },
  'W-4V': { from: 'Social Security', what: 'Asks to have tax withheld from benefits', when: 'Any time' },
  'W-7': irs(
    'Application for an individual taxpayer number (ITIN)',
    withReturn,
    'itin, dont have a social security number, no social security number, no ssn, wife not a citizen, spouse not a citizen',
  ),
  'W-9': { from: 'Payer', what: 'Your name and taxpayer number, for the one who pays you', when: 'When a payer asks' },
};

import { formatPrice } from '../../shared/format.ts';
import { claims } from '../claims.ts';
import { facts, valueOn } from '../facts.ts';
import { prices } from '../prices.ts';
import type { ArticleBody, Today } from '../types.ts';

const content = (today: Today) => `
<p>The owners who make these mistakes are seldom careless. They are busy, the form is unfamiliar, and the first letter comes a
year or more after the error, when it has often been repeated.</p>
<p>Here are the seven we see most often at our desk in <a href="/locations/boca-raton">Boca Raton</a>, what each one costs, and the
repair.</p>
<aside>
<p><strong>What has changed since January 2024</strong></p>
<ul>
<li>For payments made in 2026, a Form 1099-NEC goes to contractors paid ${valueOn(facts.contractorThreshold, '2026-06-30')} or more. The threshold was $600 before.</li>
<li>Palm Beach County’s total sales tax rate has been ${today(facts.palmBeachTotal)} since January 1, 2026, and the example below uses it.</li>
<li>Equipment acquired after January 19, 2025 can generally be deducted in full, on the federal return, in the year it goes into use. ${today(facts.floridaDepreciation)}</li>
<li>Companies formed in the United States no longer report their owners to FinCEN. Before you pay or answer mail that says they do, show it to us.</li>
</ul>
</aside>

<h2>1. One account for two lives</h2>
<p>The company card pays for a client lunch, then for the groceries on the way home. Nothing is wrong with either purchase. But a
deduction you cannot separate from a household expense is a deduction you lose when the IRS asks, and an owner who ignores
the line between person and company gives a creditor’s lawyer a reason to ignore it too.</p>
<p>Open one checking account and one card for the business and use them for nothing else. Pay yourself by transfer, on a date,
and let the books call it a draw or a paycheck. If a personal charge slips through, record it as a draw that same week. Our
<a href="/services/bookkeeping-services">bookkeeping</a> runs ${formatPrice(prices.bookkeeping.price)}, and untangling a mixed year in
March costs more than keeping it straight.</p>

<h2>2. An S corporation that pays its owner nothing</h2>
<p>Profit passed out of an S corporation as a distribution carries no Social Security or Medicare tax. Wages do. So the tempting
salary is zero, and it is the one the IRS looks for. An owner who works in the company must take
reasonable pay before taking distributions.</p>
<h3>The arithmetic on $100,000</h3>
<p>Take a consultant whose business clears $100,000 before she pays herself. As a sole proprietor she owes
self-employment tax: 15.3% on 92.35% of net earnings. As an S corporation with a fair salary of $60,000, the same 15.3% falls on
the wages alone, half paid by the company and half withheld from her check.</p>
<table>
<caption>Social Security and Medicare tax on the same profit</caption>
<thead>
<tr><th scope="col">Step</th><th scope="col">Sole proprietor</th><th scope="col">S corporation</th></tr>
</thead>
<tbody>
<tr><th scope="row">Profit before owner pay</th><td>$100,000</td><td>$100,000</td></tr>
<tr><th scope="row">Amount the tax falls on</th><td>$92,350</td><td>$60,000</td></tr>
<tr><th scope="row">Tax at 15.3%</th><td>$14,130</td><td>$9,180</td></tr>
</tbody>
</table>
<p>The gap is $4,950. Payroll and a separate return come out of that, and income tax and unemployment tax are left out here.
The Social Security part stops at a wage base that changes each year. These amounts are under it.</p>
<p>With a salary of zero she may feel $9,180 richer. In an exam the IRS can treat $60,000 of her distributions as wages and
collect the $9,180, with penalties for every Form 941 that was wrong and interest on top. Set the salary by what
you would pay a stranger for the job, write down why, and run it through <a href="/services/payroll-services">payroll</a>.</p>

<h2>3. Calling an employee a contractor</h2>
<p>A Form 1099-NEC does not make anyone a contractor, and neither does a signed agreement. What counts is control. If you set
the hours, supply the tools and decide how the work is done, you probably have an employee, who gets a W-2.</p>
<p>The bill for getting it wrong includes the employer’s 7.65%, a share of the tax you should have withheld, Florida reemployment
tax on Form RT-6, and often a workers’ compensation premium. It tends to surface when someone you let go files for
unemployment.</p>
<p>Decide before the first check. Collect a W-9 from every true contractor before paying. If you already have it wrong, the IRS
runs a settlement program for employers who qualify and come forward first. It usually costs far less than an audit.</p>

<h2>4. No estimated payments until April</h2>
<p>Nobody withholds tax from a business profit. You are expected to pay as you go, on April 15, June 15, September 15 and
January 15, with Form 1040-ES. Florida has no personal income tax, so the federal payments are the whole of it.</p>
<p>Skip them and the IRS adds a charge that works like interest on each missed quarter, even if you pay in full by
the April deadline. The usual way to avoid it is to pay in, on time, 90% of this year’s tax or 100% of last year’s (110% at higher
incomes).</p>
<p>Put a fixed share of every deposit into savings. Better still, find out in the fall what the
year will cost. Clients with room to plan typically cut their tax by ${claims.planningSavings.value} with <a href="/services/tax-planning">tax planning</a>;
many have no room. Most of it depends on what is done before December 31.</p>

<h2>5. A new product line and the old sales tax habits</h2>
<p>The studio starts to sell mats. The salon puts shampoo by the register. Most personal and professional services are outside Florida
sales tax, so the owner never registered, and the first bottle sold changed that. Some services are taxed as well:
cleaning an office is, while cleaning a house is not.</p>
<p>Tax you failed to collect becomes tax you owe, out of money the customer never gave you, with penalty and interest. On
$20,000 of retail sales at a total of ${today(facts.palmBeachTotal)}, that is $1,300 before either is added.</p>
<p>Ask before the price list is printed. Register with the Department of Revenue, get your resale certificate, and file Form DR-15 even
for the months with no sales. If the line is already a year old, voluntary disclosure is open only until
the Department contacts you.</p>

<h2>6. The annual report, forgotten in April</h2>
<p>Every Florida LLC and corporation files an annual report with the Division of Corporations, on the Sunbiz site, by
${today(facts.annualReportDue)}. Nothing in it is financial. You confirm the address, the officers or managers and the registered agent,
then pay the fee: ${today(facts.annualReportFee)}. It takes ten minutes.</p>
<p>File it the next day and the state adds a late fee larger than the report fee itself (nonprofits are spared). Leave it until late September
and the state dissolves the company, which you will learn when a bank or a landlord looks you up.
Reinstatement is possible and costs more again.</p>
<p>Put it on the calendar for January, when filing opens. Throw out the official-looking mailers that offer to file it for a
fee. Sunbiz reminds you by email, so check that the address on file is one you read.</p>

<h2>7. Lost receipts and a forgotten March 15</h2>
<p>April 15 is the date everyone knows. For a partnership or an S corporation the date is a month earlier, and the penalty is charged
for each owner, for each month, even when the company itself owes no tax: ${today(facts.latePenalty)}. A small partnership can often be excused, so ask. Form 7004, filed by the due date, buys six months.</p>
<table>
<caption>Federal dates for a calendar-year business</caption>
<thead>
<tr><th scope="col">Date</th><th scope="col">What is due</th></tr>
</thead>
<tbody>
<tr><th scope="row">January 31</th><td>W-2 and 1099-NEC, and Form 941 for the fourth quarter</td></tr>
<tr><th scope="row">March 15</th><td>Form 1065 for partnerships, Form 1120-S for S corporations</td></tr>
<tr><th scope="row">April 15</th><td>Form 1040 with Schedule C, Form 1120, first estimate</td></tr>
<tr><th scope="row">April 30, July 31, October 31</th><td>Form 941 for the quarter before</td></tr>
</tbody>
</table>
<p>A lost receipt brings no letter, only a smaller deduction. A card statement shows that you spent $180, but it does not show who was at the table. Meals,
travel and car expenses need the purpose written down close to the day. Photograph the slip, type the client’s name under
it, and keep the pictures with the books.</p>

<h2>If you have already made one</h2>
<p>Most of these can be repaired, and the repair is cheapest before a letter arrives. A refund can generally be claimed for
${today(facts.amendBack)} after filing, or two after paying if that is later. Most partnerships correct a return on a form of their own. Before you call, gather:</p>
<ul>
<li>the last three federal returns, with all schedules</li>
<li>any notice, with its envelope, since the date matters</li>
<li>bank and card statements for the year in question</li>
<li>payroll filings, or the list of people you paid without any</li>
</ul>
<p>We quote an amended return once the papers are on the table. The <a href="/contact?about=company">first consultation is free</a>, and we
will say so if the mistake is too small to chase.</p>
`;

export const body = (today: Today): ArticleBody => ({
  head: {
    title: 'Seven Small Business Tax Mistakes in Boca Raton',
    description:
      'Seven tax mistakes we see in small Boca Raton companies, what each one costs, and how to repair it before a notice arrives.',
  },
  aliases: {
    'no-estimated-payments-until-april': 'pay quarterly, owe so much this year',
    'an-s-corporation-that-pays-its-owner-nothing': 'pay myself, reasonable compensation, how much salary',
    'one-account-for-two-lives': 'business bank account',
    'lost-receipts-and-a-forgotten-march-15': 'business meals, receipt',
    'the-annual-report-forgotten-in-april':
      'forgot annual report, missed sunbiz, reinstatement, llc dissolved by state, inactive llc',
    'calling-an-employee-a-contractor': 'pay guy 1099, independent contractor, misclassified, w2 or 1099, pay cash workers',
  },
  content: content(today),
});

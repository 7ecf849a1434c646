import { formatPrice } from '../../shared/format.ts';
import { facts, valueOn } from '../facts.ts';
import { prices } from '../prices.ts';
import type { ArticleBody, Today } from '../types.ts';

const description =
  'What a Florida restaurant charges sales tax on, when Form DR-15 is late, and the four mistakes that lead to an audit notice.';

const keywords =
  'Florida restaurant sales tax, DR-15, county surtax, service charge sales tax Florida, DR-840 audit, Delray Beach CPA';

const content = (today: Today) => `
<p>Almost everything a restaurant serves in Florida is taxed, and the county adds its own surtax. Any register can do that
multiplication. The money goes missing at the edges of the check. Somebody coded a service charge as a tip, or nobody
reported a month of app orders, because each side thought the other had.</p>
<aside>
<p><strong>What has changed since January 2024</strong></p>
<ul>
<li>Palm Beach County’s total has been ${today(facts.palmBeachTotal)} since January 1, 2026. It was ${valueOn(facts.palmBeachTotal, '2024-06-30')} in 2024
and 2025; a one percent surtax ended and one of half a percent for schools began. Broward stays at ${today(facts.browardTotal)}.</li>
<li>Sales tax on the rent of your dining room ended for periods from October 1, 2025. Parking spaces stay
taxable.</li>
<li>For 2025 through 2028 your servers may deduct up to ${today(facts.tipsDeduction)} of tips on their own federal returns, less at
higher incomes. The W-2 for 2026 shows them.</li>
</ul>
</aside>

<h2>State rate and county surtax</h2>
<p>The state rate is ${today(facts.stateSalesTax)}. Since 2019 county surtaxes have run from 0.5% to 2.5%, which put the total on a
guest’s check at 6.5% to 8.5%, depending on the county and the year. In 2026 the highest total is 8%, in Hamilton County. Citrus
and Collier have no surtax.</p>
<p>The surtax follows the food. A meal eaten in your dining room, or picked up at your counter, takes the rate of the county
you stand in. An order you deliver takes the rate of the county where you hand it over. A Boca Raton kitchen that drives
dinner to Deerfield Beach has crossed from Palm Beach County into Broward, and the point of sale has to know both.</p>
<p>As a rule a surtax begins on January 1 and ends on December 31. The Department of Revenue prints each year’s
rates on Form DR-15DSS. Read it every December.</p>

<h2>When to file</h2>
<p>The return is Form DR-15. It is due on the 1st of the month after the period and late after the 20th. When the 20th falls on
a weekend or a holiday, the next business day still counts. A payment made online has to be started by 5 p.m. on the business day before the 20th, and the Department publishes a calendar of those cutoffs, Form DR-659. Closed for August? The return is due
all the same, with zeros.</p>
<table>
<caption>How often a restaurant files</caption>
<thead>
<tr><th scope="col">Sales tax owed in a year</th><th scope="col">You file</th></tr>
</thead>
<tbody>
<tr><th scope="row">${today(facts.filingMonthly)}</th><td>Every month</td></tr>
<tr><th scope="row">${today(facts.filingQuarterly)}</th><td>Every quarter</td></tr>
<tr><th scope="row">${today(facts.filingSemiannual)}</th><td>Twice a year</td></tr>
<tr><th scope="row">${today(facts.filingAnnual)}</th><td>Once a year</td></tr>
</tbody>
</table>
<p>That is the Department’s table. Our rule of thumb in 2024 was coarser: more than $1,000 monthly, $200 to $1,000 quarterly,
less than $200 once a year. The Department assigns the schedule and can move you to another one; go by what your own account shows. Nearly every dining room files monthly.</p>
<p>File and pay online before the cutoff and you may keep a small part of the tax as a collection allowance. If you paid $5,000 or more of tax in
the state’s last fiscal year, you must file online.</p>

<h2>What is taxed, line by line</h2>
<table>
<caption>Charges on a restaurant check and how Florida treats them</caption>
<thead>
<tr><th scope="col">Charge</th><th scope="col">Taxed, and why</th></tr>
</thead>
<tbody>
<tr><th scope="row">Meals and drinks, served or to go</th><td>Yes: food a restaurant prepares stays taxable when it is
carried out</td></tr>
<tr><th scope="row">Service charge the house keeps</th><td>Yes: it is part of the price of the meal</td></tr>
<tr><th scope="row">Tip the guest chooses to leave</th><td>No: the restaurant did not charge it</td></tr>
<tr><th scope="row">Added gratuity, separately stated, all of it paid to staff</th><td>No: the restaurant gains nothing
from it</td></tr>
<tr><th scope="row">Delivery fee the guest could have avoided</th><td>No: it is optional and has its own line</td></tr>
<tr><th scope="row">Delivery fee on every order</th><td>Yes: the guest cannot buy the food without it</td></tr>
<tr><th scope="row">Meal bought by an exempt organization</th><td>No: you hold its certificate, and it paid you
directly</td></tr>
</tbody>
</table>
<h3>Service charges and gratuities</h3>
<p>A charge you require counts, as a rule, as part of the price. To go untaxed, the charge must either be one the guest is free to refuse, or stand on the check as a separate gratuity and go to the staff in full. Keep nothing back, including card fees, and keep
the payroll record that shows who received it. Since July 1, 2026 section 509.214 of the Florida Statutes also asks for the charge
and its purpose on the menu, the website, the app and any contract, and for a line of its own on the check.</p>
<h3>Delivery and the apps</h3>
<p>Your own delivery fee is free of tax when it is shown separately and the guest could have come to collect. The apps are
harder. Some collect the tax and send it to the state. Others collect it and pass it back to you to remit, and some
do neither. Florida lets a delivery company choose, so the answer is in your agreement with each one. Read it, and
read it again when they send new terms.</p>
<h3>Catering</h3>
<p>When you cater, tax the food together with what you charge to serve it. Billing the waiters on a second line
does not take them out of the price. A deposit that becomes part of the bill is taxed with the bill. If the party is in
another county, use that county’s surtax.</p>
<h3>Staff meals, free meals and bread</h3>
<p>An employee who pays half price pays tax on that half. A meal given free has no selling price to tax, for the staff or for a
guest whose order went wrong. Ring it up anyway, at zero, under its own key, so that it does not look like a sale that
disappeared. Comped wine and beer deserve a question to us first: you bought them free of tax for resale, and giving them away can make you owe use tax.</p>
<p>Bakeries live under a separate rule. Some baked goods carried out are exempt, and having tables changes the test.
If you sell loaves beside the espresso machine, ask before you set up that key.</p>

<h2>One month in Delray Beach</h2>
<p>Picture a sixty-seat restaurant off Atlantic Avenue in <a href="/locations/delray-beach">Delray Beach</a>. The total rate
is ${today(facts.palmBeachTotal)}. The house keeps its service charge on
large parties and pays a higher wage instead, so the charge is taxable. A church with an exemption certificate
bought one luncheon. New dishes came from an online seller who charged no Florida tax.</p>
<table>
<caption>The month as it goes on Form DR-15</caption>
<thead>
<tr><th scope="col">Line</th><th scope="col">Amount</th></tr>
</thead>
<tbody>
<tr><th scope="row">Dining room, bar and pickup</th><td>$84,000</td></tr>
<tr><th scope="row">Service charges</th><td>$6,000</td></tr>
<tr><th scope="row">Catering</th><td>$9,000</td></tr>
<tr><th scope="row">Church luncheon</th><td>$1,000</td></tr>
<tr><th scope="row">Gross sales</th><td>$100,000</td></tr>
<tr><th scope="row">Less exempt sales</th><td>$1,000</td></tr>
<tr><th scope="row">Taxable sales</th><td>$99,000</td></tr>
<tr><th scope="row">Tax at ${today(facts.palmBeachTotal)}</th><td>$6,435</td></tr>
<tr><th scope="row">Use tax on dishes, ${today(facts.palmBeachTotal)} of $1,200</th><td>$78</td></tr>
<tr><th scope="row"><strong>Due before the collection allowance</strong></th><td><strong>$6,513</strong></td></tr>
</tbody>
</table>
<p>Guests also left $13,800 in tips that month. Voluntary tips appear nowhere on the return.</p>
<p>Now suppose the service charges had been coded as tips. The return would be short by $390, which is easy to miss. Over
thirty-six such months it is $14,040, before penalty and interest, and the guests are long gone.</p>

<h2>Four mistakes that bring the auditor</h2>
<ol>
<li><strong>Sales that do not agree.</strong> Twelve DR-15s should add up to the sales on your federal return. The Department
compares them. It can also see the 1099-K from your card processor, and card receipts less tips and tax should never come to
more than the sales you reported.</li>
<li><strong>A bar that buys more than it sells.</strong> Alcohol wholesalers must report to the Department every year
what they sold to each retailer. An auditor marks up your purchases and asks where the sales are. Log spillage, comps and
generous pours as they happen.</li>
<li><strong>Service charges filed as tips.</strong> See the $14,040 above. It often starts with one wrong setting on the day
the point of sale was installed.</li>
<li><strong>App orders that nobody reported.</strong> In December 2023 the Department published a notice saying it had found
restaurants doing this. Reconcile every app’s monthly statement to the register.</li>
</ol>
<p>All four show up in <a href="/services/bookkeeping-services">monthly books</a> long before they show up in a letter.</p>

<h2>The notice called DR-840</h2>
<p>Form DR-840 is the Notice of Intent to Audit Books and Records. It names the tax, the period (usually the last three years)
and the records the auditor expects. The Department must then wait sixty days before it begins, unless you agree to
start sooner. You may be asked to waive the wait. You do not have to, and the time is better spent finding the
exemption certificates.</p>
<p>Sign Form DR-835, the Florida power of attorney, and your CPA can take the calls. Do not hand over an unsorted box,
and do not guess at an answer to be polite. Say that you will check and send it.</p>
<p>If you have already found the error yourself, act before the envelope comes. The voluntary disclosure
program, which can waive most penalties, is for businesses the Department has not yet contacted.</p>

<h2>Keep it for at least three years</h2>
<p>Sales records stay on file for at least ${today(facts.recordsKept)}, and until the end of any audit that is open. Payroll records stay
longer: four years for the IRS, five for Florida. For a restaurant that means:</p>
<ul>
<li>daily close-out reports from the register, with voids and comps</li>
<li>statements from each delivery app, and the agreement behind them</li>
<li>exemption certificates, filed by customer</li>
<li>supplier invoices, including online orders that came without tax</li>
<li>payroll records that show how gratuities were paid out</li>
</ul>
<p>Close each month before the 20th, and that date stops being an event. If you would rather cook, we prepare and file
<a href="/services/sales-tax-services">Florida sales tax returns</a> for ${formatPrice(prices.salesTax.price)}. Bring your last three DR-15s
to a <a href="/contact?about=sales-tax">free first consultation</a>, and we will tell you whether they hold up.</p>
`;

export const body = (today: Today): ArticleBody => ({
  head: {
    title: 'Florida Sales Tax for Restaurants: A Guide',
    description,
    keywords,
  },
  metaDescription: description,
  keywords,
  image: '/og/blog-florida-sales-tax-restaurants-guide.png',
  aliases: {
    'the-notice-called-dr-840':
      'sales tax audit letter, department of revenue letter, letter from florida dept of revenue, dor letter, dor notice',
  },
  content: content(today),
});

import { formatPrice } from '../../shared/format.ts';
import { facts, valueOn } from '../facts.ts';
import { leastOf, prices } from '../prices.ts';
import type { ArticleBody, Today } from '../types.ts';

const content = (today: Today) => `
<p>People retire to Palm Beach County with a moving van and a will that was signed in another state, sometimes thirty years ago. The
furniture arrives in a week. The will, the deed and the old IRA forms may wait until a hospital asks for them.</p>
<p>We are CPAs. A Florida attorney draws the documents described here, and we tell you where you need one. Our
part is the tax, the numbers and the returns.</p>
<aside>
<p><strong>What has changed since January 2024</strong></p>
<ul>
<li>The federal estate and gift exemption is ${valueOn(facts.estateExemption, '2026-06-30')} per person for 2026. The 2025 tax law made it permanent; the cut once planned for 2026 did not happen.</li>
<li>Since 2025 the IRS expects many children who inherit an IRA to take something out every year, and all of it by the tenth.</li>
<li>From 2025 through 2028, a person 65 or older may deduct up to ${today(facts.seniorDeduction)} more on the federal return. It shrinks
above $75,000 of income, or $150,000 for a couple.</li>
</ul>
</aside>

<h2>The taxes Florida does not have</h2>
<p>Florida has no estate tax, no inheritance tax and no personal income tax. A child in another state who
inherits from you owes Florida nothing.</p>
<p>The federal estate tax remains, though few families owe it. Each person can leave a set amount free of federal estate tax:
${valueOn(facts.estateExemption, '2026-06-30')} for deaths in 2026 (${valueOn(facts.estateExemption, '2024-06-30')} in 2024). Spouses have one each.
The exemption rises with inflation from 2027 and has no end date in the law. Form 1040 is due every April as before, and rent from a house up north
usually means a return for that state.</p>
<h3>The return worth filing anyway</h3>
<p>When one spouse dies, the survivor can keep the unused part of that spouse’s exemption. This is called portability, and it is
not automatic. The estate has to file Form 706 on time even though no tax is due: nine months after death, or six months
later with an extension. When no return was required, a simplified route is open until
the fifth anniversary of the death. Ask about it in the first month all the same.</p>

<h2>Prove that you moved</h2>
<p>Domicile is the one place you mean to come back to. Your old state may not take your word for it, and some states tax
as a resident anyone who keeps a home there and stays too many days. The case is made with ordinary paper.</p>
<ul>
<li>Sign a declaration of domicile under Florida Statutes 222.17 and file it with the clerk of the circuit court in your
county.</li>
<li>Change your driver’s license, voter registration and car registration, and give up the old ones.</li>
<li>Use the Florida address on Form 1040, with Social Security and with every bank.</li>
<li>End any resident tax break on the northern house. Florida will not allow a homestead exemption alongside one, and it can
collect for past years with penalties.</li>
<li>Keep a calendar of where you slept, with something to back it up.</li>
</ul>
<p>The declaration is evidence, and only evidence. It will not outweigh a doctor in
Connecticut and seven months of electric bills there. In the year of the move you may owe the old state a part-year return, and our
<a href="/services/personal-tax-services">personal tax</a> desk prepares it together with the federal one.</p>

<h2>What homestead gives, and what it forbids</h2>
<p>Own and live in the home on January 1, and apply to the county property appraiser by March 1. The exemption lowers the
taxable value. ${today(facts.homesteadVote)} From the following year the Save Our Homes cap limits the yearly rise in assessed value to 3% or the change in
the Consumer Price Index, whichever is less. After fifteen years the gap between that value and the market can be large. A child
who inherits the house generally starts over at market value.</p>
<p>The other side surprises newcomers. The state constitution decides for you, in part, who may receive the
homestead when its owner leaves a spouse or a minor child. With a minor child, you cannot leave it by will to anyone. With a spouse and no
minor child, you may leave it to the spouse outright and to nobody else. A will that says otherwise fails on that point, and
the law supplies its own answer. In second marriages this matters most: the condo you meant for your
daughter may go to your husband for life first. A spouse can waive these rights in writing, which is a job for a lawyer.</p>

<h2>A will controls less than you think</h2>
<p>Much of what a retired couple owns never reaches the will. It passes by title or by a form signed at the bank.</p>
<table>
<caption>What decides who gets it</caption>
<thead>
<tr><th scope="col">Asset</th><th scope="col">Passes by</th><th scope="col">Check</th></tr>
</thead>
<tbody>
<tr><th scope="row">Home owned by spouses as tenants by the entireties</th><td>Survivorship</td><td>That the deed names you as
a married couple</td></tr>
<tr><th scope="row">IRA, 401(k), life insurance, annuity</th><td>Beneficiary form</td><td>The form itself, and the second name on
it</td></tr>
<tr><th scope="row">Account marked payable on death</th><td>Bank record</td><td>That the person is still living</td></tr>
<tr><th scope="row">Assets titled in a revocable trust</th><td>Trust terms</td><td>That the title was really changed</td></tr>
<tr><th scope="row">Anything in your name alone</th><td>Will, through probate</td><td>That two witnesses signed</td></tr>
</tbody>
</table>
<p>Tenancy by the entireties is open only to married couples. The survivor owns the whole without probate, and a creditor of one spouse generally cannot reach it, though a federal tax lien can.</p>
<p>Ask each custodian for the beneficiary form on file. A 401(k) pays the person named on it, even one you divorced, unless you have married again: then it generally goes to your spouse, unless your spouse has signed it away. Most grown
children must empty an inherited IRA within ten years, and pay income tax on a traditional one as they go. If you had already reached
the age of required withdrawals, they must also take some of it every year. Decide on purpose who gets the IRA and who gets the
house.</p>
<p>A revocable trust avoids probate for what it holds, and only for that. A pour-over will sweeps in what you forgot, by way of
probate. While you live the trust normally uses your Social Security number and files nothing. Afterward it files Form 1041, which
we prepare as part of our <a href="/services/estate-trust-services">estate and trust work</a>. Our fee for it starts at ${formatPrice(leastOf(prices.trustReturn.price))}.</p>
<p>Florida lawyers also use the enhanced life estate deed, called a lady bird deed. You keep the house, with the right to sell or
mortgage it without asking anyone, and at death it goes to the people named. The homestead limits still apply.</p>

<h2>Give it now, or leave it later</h2>
<p>Property you leave at death takes a new tax basis, its value on that day. Property you give away carries your old
basis with it. Suppose you paid $40,000 for stock now worth $240,000, and it passes to your daughter at that value. She
sells it for $250,000. Assume a 15% federal rate and no state tax.</p>
<table>
<caption>The same stock, given and inherited</caption>
<thead>
<tr><th scope="col">Step</th><th scope="col">Gift in your lifetime</th><th scope="col">Left at death</th></tr>
</thead>
<tbody>
<tr><th scope="row">She sells for</th><td>$250,000</td><td>$250,000</td></tr>
<tr><th scope="row">Her basis</th><td>$40,000</td><td>$240,000</td></tr>
<tr><th scope="row">Her gain</th><td>$210,000</td><td>$10,000</td></tr>
<tr><th scope="row">Tax at 15%</th><td>$31,500</td><td>$1,500</td></tr>
</tbody>
</table>
<p>Waiting saves her $30,000. The same rule speaks against adding a child to the deed “to make things
simple”: it is a gift, it may call for Form 709, it hands over the old basis on that share, and it lets the child’s creditors in.
IRAs and annuities get no new basis at all. A couple’s joint property usually gets one on only half, at the first death.</p>
<p>Giving still makes sense at times, with cash or with shares that have not grown. Our
<a href="/services/tax-planning">tax planning</a> is ${formatPrice(prices.planning.price)}, and this table with your own figures is a
good use of one.</p>

<h2>The house you kept up north</h2>
<p>Real estate answers to the state it stands in. If you die owning a cottage in Maine in your own name, your family opens
probate here and a second one there, called ancillary probate. A trust or a company that holds the cottage can avoid the second
proceeding. The deed must be good under that state’s law, so expect to hire a lawyer there.</p>
<p>Some states also tax the estate of a nonresident on land inside their borders. Maine does, and so do New York and Massachusetts,
each above a threshold of its own. Moving to <a href="/locations/highland-beach">Highland Beach</a> does not move the cottage.</p>

<h2>Papers you need while you are alive</h2>
<p>A durable power of attorney lets someone pay the bills if you cannot. In Florida it takes effect when you sign, before two
witnesses and a notary, so choose a person you would trust with it tomorrow. An out-of-state power may be valid here, but a bank that
has never seen the form may ask for a lawyer’s opinion first.</p>
<p>A designation of health care surrogate names who speaks to the doctors. It too needs two adult witnesses. The surrogate cannot be a witness, and at least one witness must be neither your spouse nor a blood relative.</p>
<p>Look at your old will again as well. Florida does not accept a handwritten will without witnesses, even one that was good
where you wrote it. A personal representative who lives elsewhere must be a close relative or the spouse of one, so your friend
in Ohio cannot serve.</p>

<h2>Bring these and start</h2>
<p>Bring the deed, the latest statement of each account
with its beneficiary page, your last return, and the papers that you signed in the other state. We mark what is
missing and what would be taxed, then send you to a Florida attorney with a list. The
<a href="/contact?about=estate">first consultation is free</a>. Come before you retitle or transfer anything.</p>
`;

export const body = (today: Today): ArticleBody => ({
  head: {
    title: 'Estate Planning Tips for South Florida Retirees',
    description:
      'Domicile, homestead, titling, step-up in basis and portability: what to check after you retire to South Florida, and who draws the papers.',
  },
  aliases: {
    'the-taxes-florida-does-not-have': 'inheritance tax, estate tax, left me money',
    'give-it-now-or-leave-it-later': 'give kids money, add my daughter to the deed, put my house in kids name, gift house',
    'a-will-controls-less-than-you-think': 'will, do you do wills, living trust, beneficiary',
  },
  content: content(today),
});

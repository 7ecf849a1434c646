/** Sites that many come from, by what their hosts look like. */
const names: [RegExp, string][] = [
  [/^gemini\.google\.com$/, 'Gemini (assistant)'],
  [/^google\.(com?\.)?[a-z]{2,3}$|^com\.google\.android\.googlequicksearchbox$/, 'Google (search engine)'],
  [/^([a-z0-9]+\.)?bing\.com$/, 'Bing (search engine)'],
  [/^(html\.)?duckduckgo\.com$/, 'DuckDuckGo (search engine)'],
  [/^([a-z]+\.)?search\.yahoo\.com$/, 'Yahoo (search engine)'],
  [/^ecosia\.org$/, 'Ecosia (search engine)'],
  [/^search\.brave\.com$/, 'Brave (search engine)'],
  [/^startpage\.com$/, 'Startpage (search engine)'],
  [/^kagi\.com$/, 'Kagi (search engine)'],
  [/^qwant\.com$/, 'Qwant (search engine)'],
  [/^search\.aol\.com$/, 'AOL (search engine)'],
  [/^yandex\.[a-z]{2,3}$/, 'Yandex (search engine)'],
  [/^baidu\.com$/, 'Baidu (search engine)'],
  [/^chatgpt\.com$|^chat\.openai\.com$/, 'ChatGPT (assistant)'],
  [/^copilot\.microsoft\.com$/, 'Copilot (assistant)'],
  [/^perplexity\.ai$/, 'Perplexity (assistant)'],
  [/^claude\.ai$/, 'Claude (assistant)'],
  [/^([a-z]+\.)?facebook\.com$/, 'Facebook'],
  [/^([a-z]+\.)?linkedin\.com$|^lnkd\.in$/, 'LinkedIn'],
  [/^([a-z]+\.)?instagram\.com$/, 'Instagram'],
  [/^nextdoor\.com$/, 'Nextdoor'],
  [/^([a-z]+\.)?yelp\.com$/, 'Yelp'],
];

/** Where a visit came from: a site, a page of our own, or the browser did not say. */
export type Source = { kind: 'site'; name: string } | { kind: 'own' } | { kind: 'unsaid' };

/** A host as people know it: `www.Example.com:8443` is `example.com`. */
export function bareHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^www\./, '');
}

/** Where a visit came from. `ownHosts` are bare hosts of this site. */
export function findSource(referrer: string, ownHosts: string[]): Source {
  if (!URL.canParse(referrer)) return { kind: 'unsaid' };
  const host = bareHost(new URL(referrer).host);
  if (host === '') return { kind: 'unsaid' };
  if (ownHosts.includes(host)) return { kind: 'own' };
  return { kind: 'site', name: names.find(([pattern]) => pattern.test(host))?.[1] ?? host };
}

/**
 * Does to a page what a browser does that translates it: every text is replaced by one in two `font` elements, now and
 * whenever one comes. Sees nothing but that page: it is run in it.
 */
export function translate(): void {
  function replace(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    for (let text: Node | null = walker.currentNode; text; text = walker.nextNode())
      if (text.nodeType === Node.TEXT_NODE && !text.parentElement?.closest('script, style, svg, font')) texts.push(text);
    for (const text of texts) {
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = text.nodeValue;
      text.parentNode?.replaceChild(outer, text);
    }
  }
  replace(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) replace(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

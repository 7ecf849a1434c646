/** What browsers know of the connection; Firefox and Safari do not say (Network Information API). */
interface Navigator {
  readonly connection?: { readonly saveData: boolean; readonly effectiveType: string; readonly rtt: number };
}

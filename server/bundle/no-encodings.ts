/** What stands for iconv-lite in the server's bundle: no encoding is known, as no body is read. */
export const encodingExists = (): boolean => false;

/** Whether this is a build of `npm run dev`. */
declare const DEV: boolean;
/** The chunk of the code that pages share; an import map in the document says which file that is. */
declare module 'shared';

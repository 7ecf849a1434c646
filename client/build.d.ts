/** Whether this is a build of `npm run dev`. */
declare const DEV: boolean;

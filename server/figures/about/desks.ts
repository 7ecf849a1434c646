import type { ReactNode } from 'react';
import type { PersonDesk } from '../../../content/types.ts';
import { BooksDesk } from './books-desk.tsx';
import { CompaniesDesk } from './companies-desk.tsx';
import { TrustsDesk } from './trusts-desk.tsx';

/** The drawing of each desk on a day, an ISO date; 384 x 300. */
export const desks: Record<PersonDesk, (props: { day: string }) => ReactNode> = {
  trusts: TrustsDesk,
  companies: CompaniesDesk,
  books: BooksDesk,
};
